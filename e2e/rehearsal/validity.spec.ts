import { HtmlValidate } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { elementsIn } from '../support/page-elements';
import { expect, product, filesOf, routes, settings, test, textOf } from '../support/rehearsal';
import { currentRelease } from '@/lib/releases/current-release';
import { platformsOf } from '@/lib/releases/platforms';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
});

for (const file of filesOf('.html')) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(textOf(file));
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    ).toEqual([]);
  });
}

test('feed, sitemap and pictures are well-formed XML', async () => {
  const xml = filesOf('.xml', '.svg').map((fileName) => ({ fileName, contents: textOf(fileName) }));
  expect(xml.length).toBeGreaterThan(3);
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});

test('what search engines are told of the programs is JSON with the names to the letter and the day of the version', () => {
  for (const { id, releases } of platformsOf(product)) {
    const [json] = elementsIn(textOf(`details/${id}/index.html`))('script', {
      type: 'application/ld+json',
    });
    expect(JSON.parse(json?.text ?? '')).toMatchObject({
      name: settings.siteName,
      dateModified: currentRelease(releases).date,
    });
  }
});

test('feed and sitemap name the pages by whole addresses', () => {
  const home = settings.homeUrl.replace(/\/$/, '');
  const sitemap = [...textOf('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(sitemap.map(([, url]) => url)).toEqual(routes.map((route) => home + route));
  const feed = textOf('changes/feed.xml');
  for (const { version } of product.android.releases) {
    expect(feed).toContain(`<id>${home}/changes/#android-${version}</id>`);
  }
});
