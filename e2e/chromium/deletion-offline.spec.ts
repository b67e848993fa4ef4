import { type Page } from 'playwright/test';
import { expectNotice, form } from '../support/deletion';
import { expect, test } from '../support/test';
import { fallbacks } from '@/lib/content/fallbacks';
import { routes } from '@/lib/site/routes';

const EMAIL = 'name@example.ru';

for (const [sender, isCodeLoaded, expectAnswer] of [
  ['by its script', true, (page: Page) => expectNotice(page, 'sent')],
  [
    'by the browser',
    false,
    (page: Page) => page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/),
  ],
] as const) {
  test(`a form submitted offline shows a message and keeps the address, and once online it is sent ${sender}`, async ({
    page,
    context,
    site,
  }) => {
    const { field, send, fallback } = form(page);
    if (!isCodeLoaded) site.refuseScripts();
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
