import { androidRelease, settings, windowsRelease } from '../support/published';
import { expect, test } from '../support/test';

const feedAddress = `${settings.homeUrl}/changes/feed.xml`;

test('the page of changes tells feed readers where the feed is', async ({ page }) => {
  await page.goto('/changes/');
  const alternate = page.locator('head link[rel=alternate][type="application/atom+xml"]');
  await expect(alternate).toHaveAttribute('href', feedAddress);
  await expect(page.getByRole('link', { name: 'Лента Atom' })).toHaveAttribute(
    'href',
    '/changes/feed.xml',
  );
});

test('the browser reads the feed without an error, entries and all', async ({ page, request }) => {
  // Not on a page of the site, whose policy lets nothing parse text.
  await page.goto('about:blank');
  const text = await (await request.get('/changes/feed.xml')).text();
  const feed = await page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'application/xml').documentElement;
    const of = (element: Element, name: string) =>
      element.getElementsByTagName(name)[0]?.textContent ?? '';
    return {
      root: `${root.namespaceURI} ${root.localName}`,
      updated: of(root, 'updated'),
      self: root.querySelector('link[rel=self]')?.getAttribute('href'),
      ids: [...root.querySelectorAll('entry')].map((entry) => of(entry, 'id')),
    };
  }, text);
  expect([feed.root, feed.self]).toEqual(['http://www.w3.org/2005/Atom feed', feedAddress]);
  expect(feed.updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(feed.ids).toContain(`${settings.homeUrl}/changes/#android-${androidRelease.version}`);
  expect(feed.ids).toContain(`${settings.homeUrl}/changes/#windows-${windowsRelease.version}`);
});
