import { stat } from 'node:fs/promises';
import { devices } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { collectComplaints } from '../support/complaints';
import { hydrate } from '../support/islands';
import { expectFits } from '../support/large-text';
import { overflow } from '../support/overflow';
import { expect, product, routes, settings, test } from '../support/rehearsal';

const { installer } = product.windows;

for (const route of routes) {
  test(`${route} has nothing broken, nothing to scroll sideways and nothing that axe finds`, async ({
    page,
    site,
  }) => {
    const complaints = collectComplaints(page);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(site.url + route, { waitUntil: 'networkidle' });
    await hydrate(page, 'share');
    expect.soft(await overflow(page)).toBe(0);
    expect.soft(await axeFindings(page)).toEqual([]);
    expect([...complaints, ...missing]).toEqual([]);
  });
}

test.describe('on a phone with large text', () => {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport: { width: 360, height: 740 }, userAgent, isMobile, hasTouch });

  for (const route of routes) {
    test(`${route} fits`, async ({ page, site }) => {
      await page.goto(site.url + route);
      await expectFits(page);
    });
  }
});

test('names of others stand on the pages to the letter', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  await expect(page.getByText(installer.signedBy, { exact: true })).toBeVisible();
  await page.goto(`${site.url}/deleteUserData/`);
  await expect(page.getByText(product.app.storeName, { exact: true })).toBeVisible();
  await expect(page.getByText(product.app.developer, { exact: true })).toBeVisible();
  await page.goto(`${site.url}/details/android/`);
  for (const { own } of product.dictionaries) {
    await expect(page.getByRole('table').getByText(own, { exact: true }).first()).toBeAttached();
  }
});

test('«Скачать» gives the whole program under its name', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(installer.file);
  expect((await stat(await download.path())).size).toBe(installer.bytes);
});

test('links lead where the owner said, whatever characters they have', async ({ page, site }) => {
  await page.goto(`${site.url}/help/`);
  const hrefOf = async (name: string) =>
    new URL(
      (await page.getByRole('link', { name, includeHidden: true }).getAttribute('href')) ?? '',
    );
  expect((await hrefOf('Обсуждение на форуме')).href).toBe(new URL(settings.forumUrl).href);
  const email = await hrefOf('Написать в поддержку');
  expect(decodeURIComponent(email.pathname)).toBe(settings.supportEmail);
  expect((await hrefOf('ВКонтакте')).searchParams.get('url')).toBe(settings.homeUrl);
  await page.goto(`${site.url}/details/android/`);
  expect((await hrefOf('Доступно в Google Play')).href).toBe(new URL(settings.storeUrl).href);
});

test('the way back into the app is there on a phone alone', async ({ page, browser, site }) => {
  const onPhone = await browser.newContext(devices['Pixel 7']);
  const phone = await onPhone.newPage();
  for (const path of ['/emailSuccess/', '/emailError/', '/changePassSuccess/']) {
    for (const [device, visible] of [
      [page, false],
      [phone, true],
    ] as const) {
      await device.goto(site.url + path);
      await expect(device.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(device.getByText('Вернуться в приложение')).toBeVisible({ visible });
    }
  }
  await onPhone.close();
});

test('the page of an added result and of the privacy text are there', async ({ page, site }) => {
  await page.goto(`${site.url}/nameSuccess/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Имя изменено');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Конфиденциальность' }).click();
  for (const paragraph of product.privacy.paragraphs) {
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
  }
});
