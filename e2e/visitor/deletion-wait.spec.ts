import { runClockUntil, stopClock } from '../support/clock';
import * as deletion from '../support/deletion';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';

const EMAIL = 'name@example.ru';
const LONG_EMAIL = `konstantin.konstantinopolsky@${'very-long.'.repeat(6)}example.ru`;

test('the form says that it sends, once, and gives up after 25 s', async ({ page, site }) => {
  const { field, send, status, timer } = deletion.form(page);
  site.account.setMode('stall');
  await stopClock(page);
  await deletion.openHydratedForm(page);
  await expect(status).toHaveText('');
  const layout = await deletion.measureLayout(page);
  await deletion.fillAndSend(page, EMAIL);
  await expect(status).toHaveText(deletionForm.sending);
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(timer).toBeVisible();
  expect(await deletion.measureLayout(page)).toEqual(layout);
  await page.clock.fastForward(24_000);
  await expect(status).toHaveText(deletionForm.sending);
  await page.clock.fastForward(1500);
  await runClockUntil(page, () => deletion.noticeCloseButton(page).isVisible());
  await deletion.expectNotice(page, 'failed');
  await page.keyboard.press('Escape');
  await runClockUntil(page, async () => (await status.textContent()) === deletionForm.failed);
  await expect(timer).toHaveText(/00:0[1-5]$/);
  await expect(send).not.toHaveAttribute('aria-busy');

  await test.step('also when the wait ends before the request', async () => {
    await page.clock.runFor(6000);
    await send.click();
    await page.clock.setSystemTime(Date.now() + 3_600_000);
    await page.clock.runFor(1000);
    await expect(timer).toBeHidden();
    await expect(status).toHaveText(deletionForm.sending);
    await expect(send).toBeDisabled();
    await field.press('Enter');
    await page.clock.runFor(24_000);
    await runClockUntil(page, () => deletion.noticeCloseButton(page).isVisible());
    await page.keyboard.press('Escape');
    await runClockUntil(page, () => send.isEnabled());
    expect(site.account.requests).toHaveLength(2);
  });
});

test('the form sends once in 30 s, and keeps or corrects the address', async ({ page, site }) => {
  const { field, send, status, timer, change } = deletion.form(page);
  await page.clock.install();
  await deletion.openHydratedForm(page);
  const layout = await deletion.measureLayout(page);

  await test.step('a failure: the focus goes by the countdown to the answer and back', async () => {
    site.account.setMode('fail');
    await deletion.typeAddress(page, LONG_EMAIL);
    await send.focus();
    const focused = await deletion.recordFocusedRoles(page);
    await page.keyboard.press('Enter');
    await deletion.expectNotice(page, 'failed');
    // Screen readers then say title and text.
    await runClockUntil(page, () => deletion.isNoticeFocused(page));
    expect(await focused()).toEqual(['timer', 'dialog']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(timer).toBeFocused();
    await expect(field).toHaveValue(LONG_EMAIL);
    await expect(send).toBeDisabled();
    await expect(status).toHaveText(deletionForm.failed);
    expect(await deletion.measureLayout(page)).toEqual(layout);
    await page.clock.runFor(31_000);
    await expect(timer).toBeHidden();
    await expect(send).toBeFocused();
    // Still true, so it stays until the next try.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await expect(status).toHaveText(deletionForm.failed);
    expect(site.account.requests).toHaveLength(1);
  });

  await test.step('an email: the address is shown, and corrected from there', async () => {
    site.account.setMode('ok');
    await deletion.fillAndSend(page, ` ${LONG_EMAIL}`);
    await deletion.expectNotice(page, 'sent');
    // Announced once, when nothing covers it.
    await expect(status).toHaveText('');
    await page.keyboard.press('Escape');
    // The dialog fades by frames of the installed clock, which WebKit may hold back after a jump.
    await runClockUntil(page, () => change.isVisible());
    await expect(status).toHaveText(`${deletionForm.sentTo} ${LONG_EMAIL}`);
    // The countdown is announced by nothing.
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    // The length of words that the reserved place is made for. An owner may write more.
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

  await test.step('the wait goes on over a reload', async () => {
    const submitTwice = () =>
      page.locator('form').evaluate((element: HTMLFormElement) => {
        element.requestSubmit();
        element.requestSubmit();
      });
    await page.clock.runFor(31_000);
    await submitTwice();
    await deletion.expectNotice(page, 'sent');
    await page.clock.runFor(12_000);
    await page.reload();
    await expect(timer).toHaveText(/00:[01]\d$/);
    await expect(send).toBeDisabled();
    await deletion.typeAddress(page, EMAIL);
    await field.press('Enter');
    await submitTwice();
    await page.clock.runFor(19_000);
    await expect(timer).toBeHidden();
    expect(site.account.requests).toHaveLength(3);
    await send.click();
    await deletion.expectNotice(page, 'sent');
    expect(site.account.requests).toHaveLength(4);
    await page.clock.runFor(31_000);
    // Found by its type, because behind the dialog it has no role.
    await expect(page.locator('form [type=submit]')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(send).toBeFocused();
  });
});
