import { type Page } from 'playwright/test';
import { expectNotice, fillAndSend, form, openFormWithDialogs } from '../support/deletion';
import { expect, test } from '../support/test';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

const EMAIL = 'name@example.ru';

test('without a network the form’s own dialog shows the error', async ({ page, context }) => {
  await openFormWithDialogs(page);
  await context.setOffline(true);
  await fillAndSend(page, EMAIL);
  await expectNotice(page, 'failed');
});

for (const [way, isCodeThere, expectAnswer] of [
  ['by its code', true, (page: Page) => expectNotice(page, 'sent')],
  ['the plain way', false, (page: Page) => page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/)],
] as const) {
  test(`a form sent offline stays, and is sent ${way} when there is a network`, async ({
    page,
    context,
    site,
  }) => {
    const { field, send, fallback } = form(page);
    if (!isCodeThere) site.refuseScripts();
    await page.goto(routes.deletion);
    await context.setOffline(true);
    await field.fill(EMAIL);
    await expect(fallback).toBeHidden();
    for (const press of [() => send.click(), () => field.press('Enter')]) {
      await press();
      await expect(fallback).toHaveText(fallbacks.form);
      await expect(field).toHaveValue(EMAIL);
      await expect(page).toHaveURL(routes.deletion);
    }
    await context.setOffline(false);
    await send.click();
    await expectAnswer(page);
    await page.keyboard.press('Escape');
    await expect(fallback).toBeHidden();
    expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
  });
}
