import { closeNotice, expectNotice, fillAndSend, form, openForm } from '../support/deletion';
import { expect, test } from '../support/test';
import { fallbacks } from '@/lib/content/fallbacks';
import { notices } from '@/lib/content/notices';
import { routes } from '@/lib/site/routes';

const EMAIL = 'name@example.ru';
const DIALOGS = '**/islands/**/notice-dialog-*';

test('without a network the form’s own dialog shows the error', async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await fillAndSend(page, EMAIL);
  await expectNotice(page, 'failed');
});

test('a form sent offline before its code stays, then is sent', async ({ page, context, site }) => {
  const { field, send, fallback } = form(page);
  await page.goto(routes.deletion);
  await context.setOffline(true);
  await field.fill(EMAIL);
  await expect(fallback).toBeHidden();
  for (const press of [() => send.click(), () => field.press('Enter')]) {
    await press();
    await expect(fallback).toHaveText(fallbacks.form);
    await expect(field).toHaveValue(EMAIL);
    await expect(page).toHaveURL(`${site.url}${routes.deletion}`);
  }
  await context.setOffline(false);
  await send.click();
  await expectNotice(page, 'sent');
  await page.keyboard.press('Escape');
  await expect(fallback).toBeHidden();
  expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
});

test('online again without code the form goes the plain way', async ({ page, context, site }) => {
  site.refuseScripts();
  await page.goto(routes.deletion);
  await context.setOffline(true);
  await form(page).field.fill(EMAIL);
  await form(page).send.click();
  await expect(form(page).fallback).toBeVisible();
  await context.setOffline(false);
  await form(page).send.click();
  await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
  expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
});

test('an answer before the dialog’s code stands in the form until it comes', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DIALOGS, (route) => released.then(() => route.continue()));
  await page.goto(routes.deletion);
  await fillAndSend(page, EMAIL);
  await expect(page.getByRole('alert')).toHaveText(notices.sent.text);
  release();
  await expect(closeNotice(page)).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(form(page).timer).toBeFocused();
});

test('the form asks again for its dialog’s code when that came cut off', async ({ page }) => {
  await page.route(
    DIALOGS,
    async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    },
    { times: 1 },
  );
  await openForm(page);
  await fillAndSend(page, EMAIL);
  await expectNotice(page, 'sent');
});

test('the dialog with the answer opens in 150 ms and closes in 75 ms', async ({ page }) => {
  await openForm(page);
  await fillAndSend(page, 'nobody');
  await expectNotice(page, 'invalid');
  // Headless UI keeps a dialog that is closing in the page until it has faded out.
  const durations = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      const dialog = document.querySelector('[role=dialog]');
      if (dialog) seen.push(getComputedStyle(dialog).transitionDuration);
    };
    look();
    new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
    return seen;
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new Set(await durations.jsonValue())).toEqual(new Set(['0.15s', '0.075s']));
});
