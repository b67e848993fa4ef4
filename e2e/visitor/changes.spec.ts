import { ANDROID_VERSION, androidRelease } from '../support/published';
import { expect, test } from '../support/test';

const anchor = `android-${androidRelease.version}`;

test('each version has a permanent address, to which its heading links', async ({ page }) => {
  await page.goto(`/changes/#${anchor}`);
  const version = page.locator(`[id="${anchor}"]`);
  await expect(version).toBeInViewport();
  await version.getByRole('link', { name: ANDROID_VERSION }).click();
  expect(new URL(page.url()).hash).toBe(`#${anchor}`);
});

test('the links above the list lead down to each program', async ({ page }) => {
  await page.goto('/changes/');
  await page.getByRole('main').getByRole('link', { name: 'Windows', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Windows' })).toBeInViewport();
});

test('on paper the versions stay and the links to elsewhere go', async ({ page }) => {
  await page.goto('/changes/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(ANDROID_VERSION)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Лента Atom' })).toBeHidden();
});
