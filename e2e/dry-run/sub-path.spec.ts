import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, exported, settings, test } from '../support/dry-run';

const { folder, findIn, readFile } = exported;
const { basePath } = settings;
const home = settings.homeUrl.replace(/\/$/, '');

const attributesOf = (page: string, attribute: string, selector: string) =>
  findIn(page)(selector).map((element) => element.getAttribute(attribute) ?? '');

test('addresses for crawlers and browsers carry the sub-path once', () => {
  const page = '/details/windows/';
  const address = home + page;
  expect(attributesOf(page, 'href', 'link[rel="canonical"]')).toEqual([address]);
  expect(attributesOf(page, 'content', 'meta[property="og:url"]')).toEqual([address]);
  const [picture] = attributesOf(page, 'content', 'meta[property="og:image"]');
  expect(picture).toBe(`${home}/og.jpg`);
  expect(readFile('sitemap.xml')).toContain(`<loc>${address}</loc>`);
  expect(readFile('robots.txt')).toContain(`Sitemap: ${home}/sitemap.xml`);
  expect(readFile('version.json')).toContain(`"url":"${home}/downloads/`);
  expect(attributesOf('/changes/', 'href', 'link[type="application/atom+xml"]')).toEqual([
    `${home}/changes/feed.xml`,
  ]);
  expect(attributesOf('/changes/', 'href', 'a')).toContain(`${basePath}/changes/feed.xml`);
});

test('every icon of the head and of the manifest is there', () => {
  const file = 'manifest.webmanifest';
  expect(attributesOf('/', 'href', 'link[rel="manifest"]')).toEqual([`${basePath}/${file}`]);
  const manifest = JSON.parse(readFile(file)) as { start_url: string; icons: { src: string }[] };
  expect(manifest.start_url).toBe(`${basePath}/`);
  const icons = [
    ...attributesOf('/', 'href', 'link[rel="icon"]'),
    ...attributesOf('/', 'href', 'link[rel="apple-touch-icon"]'),
    ...manifest.icons.map(({ src }) => src),
  ].map((address) => new URL(address, `https://host${basePath}/`).pathname);
  // Two for tabs, one for a phone's home screen, four in the manifest.
  expect(icons).toHaveLength(7);
  for (const icon of icons) {
    expect(icon.startsWith(`${basePath}/`), icon).toBe(true);
    expect(existsSync(path.join(folder, icon.slice(basePath.length))), icon).toBe(true);
  }
});
