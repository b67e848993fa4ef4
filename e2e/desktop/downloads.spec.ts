import { stat } from 'node:fs/promises';
import { windowsRelease, product, settings } from '../support/published';
import { expect, test } from '../support/test';

test('«Скачать» downloads the installer file by a GET form', async ({ page }) => {
  await page.goto('/details/windows/');
  await expect(page.getByRole('main').getByText(`Версия ${windowsRelease.version}`)).toBeVisible();
  const button = page.getByRole('button', { name: 'Скачать' });
  expect(await button.evaluate((element: HTMLButtonElement) => element.form?.method)).toBe('get');
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toContain(windowsRelease.version);
  expect((await stat(await download.path())).size).toBeGreaterThan(0);
});

test('the picture of the Windows program has arrived', async ({ page }) => {
  await page.goto('/details/windows/');
  const image = page.getByRole('main').getByRole('img');
  await expect(image).toHaveAttribute('alt', /\.$/);
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
});

test('the Android page leads to the store', async ({ page }) => {
  await page.goto('/details/android/');
  const link = page.getByRole('link', { name: 'Доступно в Google Play' });
  await expect(link).toHaveAttribute('href', settings.storeUrl);
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the Android page lists the dictionaries', async ({ page }) => {
  await page.goto('/details/android/');
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toContainText(product.dictionaries.map(({ from }) => from));
});

test.describe('in the light theme', () => {
  test.use({ colorScheme: 'light' });

  test('no dark picture is loaded', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await page.goto('/details/android/', { waitUntil: 'networkidle' });
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((url) => url.includes('-dark'))).toEqual([]);
  });
});
