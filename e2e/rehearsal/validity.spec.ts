import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { directory, expect, product, filesOf, routes, settings, test } from '../support/rehearsal';
import { currentRelease } from '@/lib/releases/current-release';
import { platformsOf } from '@/lib/releases/platforms';

const textOf = (file: string) => readFile(path.join(directory, file), 'utf8');

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
});

for (const file of filesOf('.html')) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(await textOf(file));
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    ).toEqual([]);
  });
}

test('feed, sitemap and pictures are well-formed XML', async () => {
  const xml = await Promise.all(
    filesOf('.xml', '.svg').map(async (fileName) => ({
      fileName,
      contents: await textOf(fileName),
    })),
  );
  expect(xml.length).toBeGreaterThan(3);
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});

test('what search engines are told of the programs is JSON with the names to the letter and the day of the version', async () => {
  for (const { id, releases } of platformsOf(product)) {
    const [, json = ''] =
      /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(
        await textOf(`details/${id}/index.html`),
      ) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      name: settings.siteName,
      dateModified: currentRelease(releases).date,
    });
  }
});

test('feed and sitemap name the pages by whole addresses', async () => {
  const home = settings.homeUrl.replace(/\/$/, '');
  const sitemap = [...(await textOf('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(sitemap.map(([, url]) => url)).toEqual(routes.map((route) => home + route));
  const feed = await textOf('changes/feed.xml');
  for (const { version } of product.android.releases) {
    expect(feed).toContain(`<id>${home}/changes/#android-${version}</id>`);
  }
});
