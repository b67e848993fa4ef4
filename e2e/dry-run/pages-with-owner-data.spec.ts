import { stat } from 'node:fs/promises';
import { devices } from 'playwright/test';
import { axeFindings } from '../support/axe';
import { expect, exported, product, resultPages, settings, test } from '../support/dry-run';
import { expectFits, expectNoSidewaysScroll } from '../support/fits';
import { collectComplaints } from '../support/page-log';
import { publishedRoutes } from '@/lib/site/published-pages';

const { installer } = product.windows;
const { findIn } = exported;

test.describe('on a phone', () => {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport: { width: 320, height: 700 }, userAgent, isMobile, hasTouch });

  for (const route of publishedRoutes(product)) {
    test(`${route} loads all its files and islands, has no axe violations, and fits the window even with large text`, async ({
      page,
      site,
    }) => {
      const complaints = collectComplaints(page);
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      await page.goto(site.url + route, { waitUntil: 'networkidle' });
      const islands = page.locator('[data-island]:not([data-ready])');
      for (let remaining = await islands.count(); remaining > 0; remaining -= 1) {
        await islands.first().dispatchEvent('pointerover');
        await expect(islands).toHaveCount(remaining - 1);
      }
      await expectNoSidewaysScroll(page);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect([...complaints, ...missing]).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);
    });
  }
});

test('result pages show the link back into the app on a phone and hide it on a computer', async ({
  page,
  browser,
  site,
}) => {
  const onPhone = await browser.newContext(devices['Pixel 7']);
  const phone = await onPhone.newPage();
  for (const { slug } of resultPages.filter(({ backToApp }) => backToApp)) {
    for (const device of [page, phone]) {
      await device.goto(`${site.url}/${slug}/`);
      const visible = device === phone;
      await expect(device.locator('main a[href^="intent:"]')).toBeVisible({ visible });
    }
  }
  await onPhone.close();
});

test('the download button downloads the whole installer under its file name', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/details/windows/`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Скачать' }).click();
  const download = await downloading;
  // The download form uses GET, so browsers add an empty query to the address.
  expect(download.url().replace(/\?$/, '')).toBe(`${site.url}/downloads/${installer.file}`);
  expect(download.suggestedFilename()).toBe(installer.file);
  expect((await stat(await download.path())).size).toBe(installer.bytes);
});

test('all pages, including an added result page, show the owner’s names and texts exactly as written', () => {
  const { app, android, dictionaries, privacy, windows } = product;
  for (const [page, texts] of [
    ['/details/windows/', [installer.signedBy, installer.file, windows.former?.file ?? '']],
    ['/deleteUserData/', [app.storeName, app.developer]],
    ['/details/android/', [android.price.text, android.requirements, android.size]],
    ['/details/android/', [app.otherDevices, ...dictionaries.map(({ own }) => own)]],
    // Paragraphs with markup are left out, because the page does not show them unchanged.
    ['/privacy/', privacy.paragraphs.filter((text) => !/^[#—-]|\]/.test(text))],
    ...resultPages.map(({ slug, title, text }) => [`/${slug}/`, [title, text]] as const),
  ] as const) {
    const said = findIn(page)('body *').flatMap(({ childNodes }) =>
      Array.from(childNodes, ({ textContent }) => textContent),
    );
    for (const text of texts) expect(said.includes(text), `${page}: ${text}`).toBe(true);
  }
  for (const [page, linked] of [
    ['/', '/privacy/'],
    ['/privacy/', '/help/'],
  ] as const) {
    expect(findIn(page)(`a[href="${settings.basePath + linked}"]`)).not.toEqual([]);
  }
});

test('links lead to the owner’s addresses even if these contain special characters', () => {
  const linksOf = (page: string) =>
    findIn(page)('a').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return URL.canParse(href) ? new URL(href) : [];
    });
  const ofContacts = linksOf('/help/');
  const external = ofContacts.filter(({ protocol }) => protocol === 'https:');
  const channels = product.channels.map(({ url }) => new URL(url).href);
  // The links of the share menu come first. This owner has no forum.
  expect(external.slice(-channels.length - 1).map(({ href }) => href)).toEqual([
    expect.stringContaining(encodeURIComponent(settings.homeUrl)),
    ...channels,
  ]);
  const addresses = ofContacts.flatMap(({ protocol, pathname }) =>
    protocol === 'mailto:' && pathname ? decodeURIComponent(pathname) : [],
  );
  expect(new Set(addresses)).toEqual(new Set([settings.supportEmail]));
  const shared = ofContacts.flatMap(({ searchParams }) => searchParams.getAll('url'));
  expect(shared).toContain(settings.homeUrl);
  const ofAndroid = linksOf('/details/android/').map(({ href }) => href);
  const stores = settings.stores.map(({ url }) => new URL(url).href);
  expect(ofAndroid.filter((href) => stores.includes(href))).toEqual(stores);
});
