import { type Page } from 'playwright/test';
import {
  closeNotice,
  expectNotice,
  fillAndSend,
  form,
  takeOverForm,
  typeAddress,
} from '../support/deletion';
import { expectReady, openHeld } from '../support/islands';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';
import { resultPages } from '@/lib/content/result-pages';
import { routes } from '@/lib/site/routes';

const EMAIL = 'name@example.ru';

/**
 * Records the roles of the elements that get the focus from now on; any element in a dialog counts
 * as the dialog.
 */
async function watchFocus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const focused: (string | null)[] = [];
    Object.assign(window, { focused });
    document.addEventListener('focusin', ({ target }) => {
      focused.push((target as Element).closest('[role]')?.getAttribute('role') ?? null);
    });
  });
  return () => page.evaluate(() => (window as unknown as { focused: string[] }).focused);
}

test('an address half typed before the code gets the link that deletes', async ({ page, site }) => {
  const release = await openHeld(page, site, routes.deletion);
  await form(page).field.click();
  await page.keyboard.type("  O'Neil+A&b%c@");
  release();
  await expectReady(page, 'deletion');
  await page.keyboard.type('Example.ru ');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'sent');
  const [request] = site.account.requests;
  expect(request?.method).toBe('GET');
  expect(request?.url).toBe(
    '/acc/RequestDeleteUserByEmail?userEmail=O%27Neil%2BA%26b%25c%40Example.ru',
  );
  expect(request?.headers.referer).toBeUndefined();
  const { to, link } = site.account.emails[0]!;
  expect(to).toBe("O'Neil+A&b%c@Example.ru");
  for (const result of ['deletionSuccess', 'deletionError']) {
    await page.goto(link);
    await expect(page).toHaveURL(`/${result}/`);
    const { title } = resultPages.find(({ slug }) => slug === result)!;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a failing service is an error; address stays, the wait begins', async ({ page, site }) => {
  site.account.setMode('fail');
  await page.goto(routes.deletion);
  await fillAndSend(page, EMAIL);
  await expectNotice(page, 'failed');
  await closeNotice(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(form(page).field).toHaveValue(EMAIL);
  await expect(form(page).send).toBeDisabled();
  await expect(form(page).timer).toBeVisible();
  expect(site.account.requests).toHaveLength(1);
});

test('a wrong address is refused with its reason; the wait begins', async ({ page, site }) => {
  await page.goto(routes.deletion);
  await fillAndSend(page, 'Anna@localhost');
  await expectNotice(page, 'invalid');
  await page.keyboard.press('Escape');
  await expect(form(page).field).toBeFocused();
  await expect(form(page).field).toHaveValue('Anna@localhost');
  await expect(form(page).field).toHaveAccessibleDescription(deletionForm.invalid);
  await expect(form(page).send).toBeDisabled();
  await expect(form(page).timer).toBeVisible();
  expect(site.account.requests).toEqual([]);
});

test('the form says why one waits after a refusal, as long as one waits', async ({ page }) => {
  const { field, status, timer } = form(page);
  await page.clock.install();
  await takeOverForm(page);
  await fillAndSend(page, 'anna@');
  await expectNotice(page, 'invalid');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(deletionForm.refused);
  await typeAddress(page, EMAIL);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(status).toHaveText(deletionForm.refused);
  await page.clock.runFor(31_000);
  await expect(timer).toBeHidden();
  await expect(status).toHaveText('');
});

test('the form shows where the email went, and a typo is corrected from there', async ({
  page,
}) => {
  const { field, status, change } = form(page);
  await takeOverForm(page);
  await fillAndSend(page, ' anna@exmaple.ru');
  await expectNotice(page, 'sent');
  // Announced once, when nothing covers it: behind the dialog it has no role.
  await expect(page.locator('form [role=status]')).toHaveText('');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(`${deletionForm.sentTo} anna@exmaple.ru`);
  // The countdown is announced by nothing.
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await change.click();
  await expect(field).toBeFocused();
  await page.keyboard.type(EMAIL);
  await expect(field).toHaveValue(EMAIL);
  await expect(status).toHaveText('');
  await expect(change).toBeHidden();
});

test('the form says what is wrong from leaving the field until it is right', async ({ page }) => {
  await takeOverForm(page);
  const { field } = form(page);
  await typeAddress(page, 'anna@');
  await expect(field).toHaveAccessibleDescription(deletionForm.hint);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Tab');
  await expect(field).toHaveAccessibleDescription(deletionForm.invalid);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await typeAddress(page, EMAIL);
  await expect(field).toHaveAccessibleDescription(deletionForm.hint);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('an address left before the code came is judged when it comes', async ({ page, site }) => {
  const { field } = form(page);
  const release = await openHeld(page, site, routes.deletion);
  await field.click();
  await page.keyboard.type('anna@');
  await page.keyboard.press('Tab');
  release();
  await expectReady(page, 'deletion');
  await expect(field).toHaveAccessibleDescription(deletionForm.invalid);
  await typeAddress(page, EMAIL);
  await expect(field).toHaveAccessibleDescription(deletionForm.hint);
});

for (const [from, between, close, back] of [
  ['field', [], 'Enter', 'field'],
  // From then on the button is disabled.
  ['send', ['timer'], 'Escape', 'timer'],
] as const) {
  test(`the focus goes from «${from}» to the answer and back to «${back}»`, async ({ page }) => {
    await takeOverForm(page);
    await typeAddress(page, EMAIL);
    await form(page)[from].focus();
    const focused = await watchFocus(page);
    await page.keyboard.press('Enter');
    await expectNotice(page, 'sent');
    await expect(closeNotice(page)).toBeFocused();
    expect(await focused()).toEqual([...between, 'dialog']);
    await page.keyboard.press(close);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(form(page)[back]).toBeFocused();
  });
}
