import { runClockUntil, stopClock } from '../support/clock';
import * as deletion from '../support/deletion';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/words/deletion-form';

const EMAIL = 'name@example.ru';
const LONG_EMAIL = `konstantin.konstantinopolsky@${'very-long.'.repeat(6)}example.ru`;

test('without an answer, the form waits 25 s and sends nothing else', async ({ page, site }) => {
  const { field, send, status, timer } = deletion.form(page);
  site.account.mode = 'stall';
  await stopClock(page);
  await deletion.openHydratedForm(page);
  const layout = await deletion.measureLayout(page);
  await deletion.typeAddress(page, EMAIL);
  await send.press('Enter');
  await expect(timer).toBeFocused();
  await expect(status).toHaveText(deletionForm.sending);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  expect(await deletion.measureLayout(page)).toEqual(layout);
  // The countdown ends early.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.runFor(1000);
  await expect(timer).toBeHidden();
  await expect(status).toHaveText(deletionForm.sending);
  await expect(send).toBeDisabled();
  await field.press('Enter');
  await page.clock.runFor(24_500);
  await runClockUntil(page, () => deletion.noticeCloseButton(page).isVisible());
  await deletion.expectNotice(page, 'failed');
  await page.keyboard.press('Escape');
  await runClockUntil(page, async () => (await status.textContent()) === deletionForm.failed);
  await expect(send).toBeEnabled();
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(site.account.requests).toHaveLength(1);
});

test('the form sends at most one request in 30 s @fonts', async ({ page, site }) => {
  const { field, send, status, timer, change } = deletion.form(page);
  await page.clock.install();
  await deletion.openHydratedForm(page);
  const layout = await deletion.measureLayout(page);

  await test.step('if a login page answers the request, the result dialog about the failure takes the focus from the countdown and returns it on closing', async () => {
    site.account.mode = 'login';
    await deletion.typeAddress(page, LONG_EMAIL);
    await send.press('Enter');
    await deletion.expectNotice(page, 'failed');
    // If the dialog itself has the focus, screen readers announce the dialog's title and text.
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(timer).toBeFocused();
    expect(await deletion.measureLayout(page)).toEqual(layout);
    await page.clock.runFor(31_000);
    await expect(send).toBeFocused();
    // Editing the address does not remove the message about the failure.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(status).toHaveText(deletionForm.failed);
    expect(site.account.requests).toHaveLength(1);
  });

  await test.step('after a successful request the form shows the address, and the visitor can correct it', async () => {
    site.account.mode = 'ok';
    await deletion.fillAndSend(page, ` ${LONG_EMAIL}`);
    await deletion.expectNotice(page, 'sent');
    // If the live region changed while the dialog is open, its text would be announced twice.
    await expect(status).toHaveText('');
    await page.keyboard.press('Escape');
    // In WebKit the fake clock may lag after a jump. The test advances it until the dialog has faded out.
    await runClockUntil(page, () => change.isVisible());
    await expect(status).toHaveText(`${deletionForm.sentTo} ${LONG_EMAIL}`);
    // Longer texts could change the layout, so the test replaces the owner's two texts with short ones.
    await status.locator('span').evaluate((words) => (words.textContent = 'Отправлено на '));
    const correct = (await change.elementHandle())!;
    await correct.evaluate((words) => (words.textContent = 'Адрес неверный?'));
    expect(await deletion.measureLayout(page)).toEqual(layout);
    await correct.click();
    await expect(field).toBeFocused();
    await page.keyboard.type(EMAIL);
    await expect(field).toHaveValue(EMAIL);
    await expect(status).toHaveText('');
    await expect(change).toBeHidden();
  });

  await test.step('after a reload the countdown continues, and no request is sent until it ends', async () => {
    await page.clock.runFor(31_000);
    await page.locator('form').evaluate((element: HTMLFormElement) => {
      // Some password managers change the field without an event.
      element.querySelector('input')!.value = '\u2060anna@почта.рф';
      element.requestSubmit();
      element.requestSubmit();
    });
    await deletion.expectNotice(page, 'sent');
    expect(site.account.emails.at(-1)?.to).toBe('anna@почта.рф');
    await page.clock.runFor(12_000);
    await page.reload();
    await expect(timer).toHaveText(/00:[01]\d$/);
    await deletion.typeAddress(page, EMAIL);
    await field.press('Enter');
    await page.clock.runFor(19_000);
    await expect(timer).toBeHidden();
    expect(site.account.requests).toHaveLength(3);
    await send.click();
    await deletion.expectNotice(page, 'sent');
    expect(site.account.requests).toHaveLength(4);
    await page.clock.runFor(31_000);
    // A CSS selector is used, because the open dialog hides the button from the accessibility tree.
    await expect(page.locator('form [type=submit]')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(send).toBeFocused();
  });
});
