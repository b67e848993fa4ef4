import { expect, exported, settings, test } from '../support/dry-run';

const { pages, findIn, readFile } = exported;
const { basePath, homeUrl } = settings;

test('canonical, preview, sitemap and feed addresses contain the sub-path exactly once', () => {
  const address = `${homeUrl}details/windows/`;
  const attributesOf = (selector: string, attribute: string) =>
    findIn('/details/windows/')(selector).map((element) => element.getAttribute(attribute));
  expect(attributesOf('link[rel="canonical"]', 'href')).toEqual([address]);
  expect(attributesOf('meta[property="og:url"]', 'content')).toEqual([address]);
  expect(attributesOf('meta[property="og:image"]', 'content')[0]).toBe(`${homeUrl}og.jpg`);
  expect(readFile('sitemap.xml')).toContain(`<loc>${address}</loc>`);
  expect(readFile('robots.txt')).toContain(`Sitemap: ${homeUrl}sitemap.xml`);
  const feeds = findIn('/changes/')('link[type="application/atom+xml"]');
  expect(feeds.map((feed) => feed.getAttribute('href'))).toEqual([`${homeUrl}changes/feed.xml`]);
});

// Preflight, which built this site, has checked that the addresses lead to files.
test('all internal addresses on pages begin with the sub-path', () => {
  for (const file of pages) {
    const addresses = ['href', 'src', 'srcset', 'action']
      .flatMap((name) => findIn(`/${file}`)(`[${name}]`).map((one) => one.getAttribute(name)))
      .filter((address) => address?.startsWith('/'));
    // Every page has at least the addresses of its icons.
    expect.soft(addresses.length, file).toBeGreaterThan(3);
    const outside = addresses.filter((address) => !address?.startsWith(`${basePath}/`));
    expect.soft(outside, file).toEqual([]);
  }
});
