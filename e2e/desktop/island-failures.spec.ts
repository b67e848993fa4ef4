import { brotliCompressSync } from 'node:zlib';
import { carousel, slide, strip } from '../support/carousel';
import { form } from '../support/deletion';
import { turnTo } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { blockScripts, holdScripts, removeScripts, spoilScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

const email = 'name@example.ru';

test.describe('code that is blocked', () => {
  test.beforeEach(({ page }) => blockScripts(page));

  test('leaves the share menu its links', async ({ page, context }) => {
    await context.route(/t\.me/, (route) => route.fulfill({ body: 'share form' }));
    await page.goto('/help/');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Telegram' }).click();
    const tab = await opening;
    await expect(tab.getByText('share form')).toBeVisible();
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test('leaves the strip, which reaches all slides', async ({ page }) => {
    await page.goto('/details/android/');
    await turnTo(page, 'carousel');
    await strip(page).focus();
    for (const number of [2, SLIDE_COUNT]) {
      await slide(page, number).scrollIntoViewIfNeeded();
      await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 });
    }
    await expect(carousel(page).locator('[inert]')).toHaveCount(0);
  });
});

test.describe('code that is gone after a redeployment', () => {
  test.beforeEach(({ page }) => removeScripts(page));

  test('lets the form go the plain way, once', async ({ page, site }) => {
    await page.goto('/deleteUserData/');
    await form(page).field.fill(email);
    await form(page).field.press('Enter');
    await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
    expect(site.account.emails.map(({ to }) => to)).toEqual([email]);
  });

  test('leaves what is no address to the browser, which says so', async ({ page, site }) => {
    await page.goto('/deleteUserData/');
    await form(page).field.fill('никуда');
    await form(page).send.click();
    await expect(form(page).field).toBeFocused();
    await expect(page.locator('input:user-invalid')).toHaveValue('никуда');
    expect(site.account.requests).toEqual([]);
  });
});

for (const [fault, spoil] of [
  ['cut off half-way', (body: Buffer) => body.subarray(0, body.length / 2)],
  ['still compressed, by a proxy that drops the header saying so', brotliCompressSync],
] as const) {
  test.describe(`code that comes ${fault}`, () => {
    test.beforeEach(({ page }) => spoilScripts(page, spoil));

    test('leaves strip and share menu as they are', async ({ page }) => {
      await page.goto('/details/android/');
      await turnTo(page, 'carousel');
      await page.getByRole('button', { name: 'Поделиться' }).click();
      await expect(page.getByRole('link', { name: 'Telegram' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await slide(page, SLIDE_COUNT).scrollIntoViewIfNeeded();
      await expect(slide(page, SLIDE_COUNT)).toBeInViewport({ ratio: 0.5 });
      await expect(carousel(page).locator('[inert]')).toHaveCount(0);
    });

    test('lets the form go the plain way, once', async ({ page, site }) => {
      await page.goto('/deleteUserData/');
      await form(page).field.fill(email);
      await form(page).send.click();
      await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
      expect(site.account.emails.map(({ to }) => to)).toEqual([email]);
    });
  });
}

test('a form whose code does not come in 8 s goes the plain way', async ({ page, site }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/deleteUserData/');
  await form(page).field.fill(email);
  await form(page).send.click();
  await page.clock.runFor(7_500);
  expect(site.account.requests).toEqual([]);
  await page.clock.runFor(1_000);
  await page.waitForURL(/RequestDeleteUserByEmail\?userEmail=/);
  expect(site.account.emails.map(({ to }) => to)).toEqual([email]);
});
