import { expectNotice, form, measureLayout } from '../support/deletion';
import { hydrate, openWithDelayedScripts } from '../support/islands';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { deletionForm } from '@/lib/words/deletion-form';
import { fallbacks } from '@/lib/words/fallbacks';

test('an address entered offline stays, and is sent later', async ({ page, site }) => {
  const { field, send, fallback } = form(page);
  await page.goto(routes.deletion);
  await page.context().setOffline(true);
  await field.fill('name@example.ru');
  await send.click();
  await expect(fallback).toHaveText(fallbacks.form);
  await expect(field).toHaveValue('name@example.ru');
  await page.context().setOffline(false);
  await field.press('Enter');
  await expectNotice(page, 'sent');
  await expect(fallback).toBeHidden();
  expect(site.account.emails.map(({ to }) => to)).toEqual(['name@example.ru']);
});

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
