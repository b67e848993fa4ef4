import { stat } from 'node:fs/promises';
import { devices } from 'playwright/test';
import { axeFindings } from '../support/axe';
import { expect, exported, product, resultPages, settings, test } from '../support/dry-run';
import { expectFits, expectNoSidewaysScroll } from '../support/fits';
import { collectComplaints } from '../support/page-log';
import { publishedRoutes } from '@/lib/site/published-pages';

const { installer } = product.windows;
const { findIn } = exported;

test.describe(() => {
  const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport: { width: 320, height: 700 }, userAgent, isMobile, hasTouch });

  for (const route of publishedRoutes(product)) {
    test(`on a phone, ${route} fits the window and has no errors or axe violations`, async ({
      page,
      site,
    }) => {
      // The complaints include missing files, because the console reports them.
      const complaints = collectComplaints(page);
      await page.goto(site.url + route, { waitUntil: 'networkidle' });
      for (const island of await page.locator('[data-island]').all()) {
        await island.dispatchEvent('pointerover');
        await expect(island).toHaveAttribute('data-ready');
      }
      await expectNoSidewaysScroll(page);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFits(page);
    });
  }
});

test('result pages link to the app only on a phone', async ({ page, browser, site }) => {
  const phone = await browser.newPage(devices['Pixel 7']);
  for (const { slug } of resultPages.filter(({ backToApp }) => backToApp)) {
    for (const device of [page, phone]) {
      await device.goto(`${site.url}/${slug}/`);
      const link = device.locator('main a[href^="intent:"]');
      await expect(link).toBeVisible({ visible: device === phone });
    }
  }
  await phone.close();
});

test('the download button saves the installer under its file name', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Скачать' }).click();
  const download = await downloading;
  // The download form uses GET, so browsers add an empty query to the address.
  expect(download.url().replace(/\?$/, '')).toBe(`${site.url}/downloads/${installer.file}`);
  expect(download.suggestedFilename()).toBe(installer.file);
  expect((await stat(await download.path())).size).toBe(installer.bytes);
});

test('pages show the owner’s names and texts exactly as written', () => {
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
});

test('special characters in the owner’s addresses are preserved in links', () => {
  const linksOf = (page: string) =>
    findIn(page)('a[href*=":"]').map((link) => new URL(link.getAttribute('href')!));
  const hrefs = (all: readonly { url: string }[]) => all.map(({ url }) => new URL(url).href);
  const ofContacts = linksOf('/help/');
  const external = ofContacts.filter(({ protocol }) => protocol === 'https:');
  // The page ends with the links to the channels. The external link before them is one of the share menu.
  const [shared, ...others] = external.slice(-product.channels.length - 1);
  expect(shared?.searchParams.get('text')).toContain(settings.homeUrl);
  expect(others.map(({ href }) => href)).toEqual(hrefs(product.channels));
  const emails = ofContacts.filter(({ protocol, pathname }) => protocol === 'mailto:' && pathname);
  const addresses = emails.map(({ pathname }) => decodeURIComponent(pathname));
  expect(new Set(addresses)).toEqual(new Set([settings.supportEmail]));
  const stores = hrefs(settings.stores);
  const ofAndroid = linksOf('/details/android/').map(({ href }) => href);
  expect(ofAndroid.filter((href) => stores.includes(href))).toEqual(stores);
});
