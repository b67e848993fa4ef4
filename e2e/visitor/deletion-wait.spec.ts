import { passUntil, stopClock } from '../support/clock';
import {
  closeNotice,
  expectNotice,
  fillAndSend,
  form,
  takeOverForm,
  typeAddress,
} from '../support/deletion';
import { expect, test } from '../support/test';
import { deletionForm as words } from '@/lib/content/deletion-form';

const EMAIL = 'name@example.ru';

test('the form says that it is sending, and gives up after 25 s', async ({ page, site }) => {
  const { send, status, timer } = form(page);
  site.account.setMode('stall');
  await stopClock(page);
  await takeOverForm(page);
  await expect(status).toHaveText('');
  await fillAndSend(page, EMAIL);
  await expect(status).toHaveText(words.sending);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(timer).toBeVisible();
  await page.clock.fastForward(24_000);
  await expect(status).toHaveText(words.sending);
  await page.clock.fastForward(1500);
  await passUntil(page, () => closeNotice(page).isVisible());
  await expectNotice(page, 'failed');
  await page.keyboard.press('Escape');
  await passUntil(page, () => timer.isVisible());
  await expect(timer).toHaveText(/00:0[1-5]$/);
  await expect(status).toHaveText('');
  await expect(send).not.toHaveAttribute('aria-busy');
});

test('a request that outlasts the wait keeps the next one back', async ({ page, site }) => {
  const { field, send, status, timer } = form(page);
  site.account.setMode('stall');
  await page.clock.install();
  await takeOverForm(page);
  await fillAndSend(page, EMAIL);
  await expect(timer).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.runFor(1000);
  await expect(timer).toBeHidden();
  await expect(status).toHaveText(words.sending);
  await expect(send).toBeDisabled();
  await field.press('Enter');
  await page.clock.runFor(24_000);
  await expectNotice(page, 'failed');
  await page.keyboard.press('Escape');
  await expect(send).toBeEnabled();
  expect(site.account.requests).toHaveLength(1);
});

for (const width of [360, 768, 1280]) {
  test(`no message moves the form, ${width} px wide, or what is below`, async ({ page, site }) => {
    const { field, send, status, timer, change } = form(page);
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await takeOverForm(page);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('form input, form [type=submit], [data-island] ~ *, main h2')]
          .map((element) => element.getBoundingClientRect())
          // Firefox rounds to sixtieths of a pixel.
          .map(({ left, top, width, height }) =>
            [left, top + scrollY, width, height].map(Math.round),
          ),
      );
    const before = await places();
    await fillAndSend(page, 'anna@');
    await expectNotice(page, 'invalid');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field).toHaveAccessibleDescription(words.invalid);
    await expect(timer).toBeVisible();
    expect(await places()).toEqual(before);
    await page.clock.runFor(31_000);
    await expect(timer).toBeHidden();
    expect(await places()).toEqual(before);
    await fillAndSend(page, `konstantin.konstantinopolsky@${'very-long.'.repeat(6)}example.ru`);
    await expectNotice(page, 'sent');
    await page.keyboard.press('Escape');
    // The dialog fades by frames of the installed clock, which WebKit may hold back after a jump.
    await passUntil(page, () => change.isVisible());
    expect(await places()).toEqual(before);
    await page.clock.runFor(31_000);
    site.account.setMode('stall');
    await fillAndSend(page, EMAIL);
    await expect(status).toHaveText(words.sending);
    await expect(send).toBeDisabled();
    expect(await places()).toEqual(before);
  });
}

test('the focus goes from the countdown to the button when that is enabled', async ({ page }) => {
  const { send, timer } = form(page);
  await page.clock.install();
  await takeOverForm(page);
  await typeAddress(page, EMAIL);
  await send.focus();
  await page.keyboard.press('Enter');
  await expectNotice(page, 'sent');
  await page.keyboard.press('Escape');
  await expect(timer).toBeFocused();
  await page.clock.runFor(31_000);
  await expect(timer).toBeHidden();
  await expect(send).toBeFocused();
});

test('the form sends once in 30 s, also across a reload', async ({ page, site }) => {
  const { field, send, timer } = form(page);
  await page.clock.install();
  await takeOverForm(page);
  await typeAddress(page, EMAIL);
  const submitTwice = () =>
    page.locator('form').evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
  await submitTwice();
  await expectNotice(page, 'sent');
  await page.clock.runFor(12_000);
  await page.reload();
  await expect(timer).toHaveText(/00:[01]\d$/);
  await expect(send).toBeDisabled();
  await typeAddress(page, EMAIL);
  await field.press('Enter');
  await submitTwice();
  await page.clock.runFor(19_000);
  await expect(timer).toBeHidden();
  expect(site.account.requests).toHaveLength(1);
  await send.click();
  await expectNotice(page, 'sent');
  expect(site.account.requests).toHaveLength(2);
  await page.clock.runFor(31_000);
  // Found by its type, because behind the dialog it has no role.
  await expect(page.locator('form [type=submit]')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();
});
