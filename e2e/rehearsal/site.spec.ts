import { stat } from 'node:fs/promises';
import { devices } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { collectComplaints } from '../support/complaints';
import { expectFits } from '../support/large-text';
import { overflow } from '../support/overflow';
import { elementsIn } from '../support/page-elements';
import { expect, product, resultPages, routes, settings, test, textOf } from '../support/rehearsal';

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
    const islands = page.locator('[data-island]:not([data-ready])');
    for (let left = await islands.count(); left > 0; left -= 1) {
      await islands.first().dispatchEvent('pointerover');
      await expect(islands).toHaveCount(left - 1);
    }
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

test('the button gives the whole program under its name', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button').click();
  const download = await downloading;
  // The form's method is GET, which adds an empty query.
  expect(download.url().replace(/\?$/, '')).toBe(`${site.url}/downloads/${installer.file}`);
  expect(download.suggestedFilename()).toBe(installer.file);
  expect((await stat(await download.path())).size).toBe(installer.bytes);
});

test('links lead where the owner said, whatever characters they have', () => {
  const linksOf = (page: string) =>
    elementsIn(textOf(`${page}index.html`))('a').flatMap(({ attributes }) => {
      const href = attributes.get('href') ?? '';
      return URL.canParse(href) ? new URL(href) : [];
    });
  const ofContacts = linksOf('help/');
  expect(ofContacts.map(({ href }) => href)).toContain(new URL(settings.forumUrl).href);
  const emails = ofContacts.filter(({ protocol, pathname }) => protocol === 'mailto:' && pathname);
  expect(emails.length).toBeGreaterThan(0);
  for (const { pathname } of emails)
    expect(decodeURIComponent(pathname)).toBe(settings.supportEmail);
  const shared = ofContacts.flatMap(({ searchParams }) => searchParams.getAll('url'));
  expect(shared).toContain(settings.homeUrl);
  const ofAndroid = linksOf('details/android/').map(({ href }) => href);
  expect(ofAndroid).toContain(new URL(settings.storeUrl).href);
});

test('the way back into the app is there on a phone alone', async ({ page, browser, site }) => {
  const onPhone = await browser.newContext(devices['Pixel 7']);
  const phone = await onPhone.newPage();
  for (const { slug } of resultPages.filter(({ backToApp }) => backToApp)) {
    for (const [device, visible] of [
      [page, false],
      [phone, true],
    ] as const) {
      await device.goto(`${site.url}/${slug}/`);
      await expect(device.locator('main a[href^="intent:"]')).toBeVisible({ visible });
    }
  }
  await onPhone.close();
});

test('the pages of results, an added one too, and of the privacy text are there', async ({
  page,
  site,
}) => {
  for (const { slug, title, text } of resultPages) {
    await page.goto(`${site.url}/${slug}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByRole('contentinfo').locator('a[href$="/privacy/"]').click();
  for (const paragraph of product.privacy.paragraphs) {
    await expect(page.getByText(paragraph, { exact: true })).toBeVisible();
  }
});
