import { hydrate } from '../support/islands';
import { expect, product, settings, test } from '../support/rehearsal';

const { basePath } = settings;
const home = settings.homeUrl.replace(/\/$/, '');

test('what crawlers and browsers are told carries the sub-path once', async ({ page, site }) => {
  await page.goto(`${site.url}/details/windows/`);
  const attribute = (selector: string, name: string) =>
    page.locator(`head ${selector}`).first().getAttribute(name);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(`${home}/details/windows/`);
  expect(await attribute('meta[property="og:url"]', 'content')).toBe(`${home}/details/windows/`);
  expect(await attribute('meta[property="og:image"]', 'content')).toBe(`${home}/og.jpg`);
  const icon = await attribute('link[rel=apple-touch-icon]', 'href');
  expect(icon?.startsWith(`${basePath}/icons/`)).toBe(true);
  expect(await attribute('link[rel=manifest]', 'href')).toBe(`${basePath}/manifest.webmanifest`);
});

test('every icon of the head and of the manifest is there', async ({ page, site, request }) => {
  await page.goto(`${site.url}/`);
  const icons = await page
    .locator('head link[rel~=icon], head link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const manifest = (await (await request.get(`${site.url}/manifest.webmanifest`)).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe(`${basePath}/`);
  const addresses = [
    ...icons,
    ...manifest.icons.map(({ src }) => new URL(src, `${site.url}/`).href),
  ];
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('robots.txt, the feed, the versions and what leads to them carry the sub-path once', async ({
  page,
  request,
  site,
}) => {
  const textOf = async (file: string) => (await request.get(`${site.url}/${file}`)).text();
  expect(await textOf('robots.txt')).toContain(`Sitemap: ${home}/sitemap.xml`);
  expect(await textOf('version.json')).toContain(`"url":"${home}/downloads/`);
  await page.goto(`${site.url}/changes/`);
  await expect(page.getByRole('link', { name: 'Лента Atom' })).toHaveAttribute(
    'href',
    `${basePath}/changes/feed.xml`,
  );
  await expect(page.locator('head link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    `${home}/changes/feed.xml`,
  );
});

test('links, pictures, the download and scripts stay under the sub-path', async ({
  page,
  site,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(`${site.url}/`);
  await page.getByRole('navigation').getByRole('link', { name: 'Для Windows' }).click();
  await expect(page).toHaveURL(`${site.url}/details/windows/`);
  const image = page.getByRole('main').getByRole('img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  // The form's method is GET, which adds an empty query.
  expect((await downloading).url().replace(/\?$/, '')).toBe(
    `${site.url}/downloads/${product.windows.installer.file}`,
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Для Android' }).click();
  await hydrate(page, 'carousel');
  expect(missing).toEqual([]);
});
