import { expectNotice, form, measureLayout, openHydratedForm } from '../support/deletion';
import { hydrate, openWithDelayedScripts } from '../support/islands';
import { toolbar } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { deletionForm } from '@/lib/words/deletion-form';
import { fallbacks } from '@/lib/words/fallbacks';

const EMAIL = 'name@example.ru';

for (const sender of ['a script', 'the browser without a script']) {
  test(`an address entered offline stays, and ${sender} sends it later`, async ({ page, site }) => {
    const { field, send, fallback } = form(page);
    if (sender !== 'a script') site.refuseScripts();
    await page.goto(routes.deletion);
    await page.context().setOffline(true);
    await field.fill(EMAIL);
    await expect(fallback).toBeHidden();
    await send.click();
    await expect(fallback).toHaveText(fallbacks.form);
    await expect(field).toHaveValue(EMAIL);
    await expect(page).toHaveURL(routes.deletion);

    await page.context().setOffline(false);
    await field.press('Enter');
    if (sender === 'a script') await expectNotice(page, 'sent');
    else await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
    await page.keyboard.press('Escape');
    await expect(fallback).toBeHidden();
    expect(site.account.emails.map(({ to }) => to)).toEqual([EMAIL]);
  });
}

test('a refused address stays as typed before hydration @fonts', async ({ page, site }) => {
  const typed = 'anna@gmail.\u0441om';
  const { field, send, status } = form(page);
  const { invalid, mixed, refused } = deletionForm;
  const release = await openWithDelayedScripts(page, site, routes.deletion);
  const layout = await measureLayout(page);
  await field.pressSequentially(typed);
  await page.keyboard.press('Tab');
  release();
  await hydrate(page, 'deletion');
  await expect(field).toHaveAccessibleDescription(`${invalid} ${mixed}`);
  await send.click();
  await expectNotice(page, 'invalid');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText(refused);
  expect(await measureLayout(page)).toEqual(layout);
  // In Chromium `value` is in Punycode, so the test reads what the visitor sees.
  await field.selectText();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(typed);
});

// Playwright turns off the back/forward cache.
test('without the back/forward cache, «Back» restores a typed email address', async ({ page }) => {
  await openHydratedForm(page);
  await form(page).field.fill(EMAIL);
  await toolbar(page).home.click();
  await expect(page).toHaveURL(routes.home);
  await page.goBack();
  await expect(form(page).field).toHaveValue(EMAIL);
});
