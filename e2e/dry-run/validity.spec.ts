import { HtmlValidate } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { expect, exported, test } from '../support/dry-run';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
});

for (const file of exported.pages) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(exported.readFile(file));
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });
}

test('the feed, the sitemap and the SVG pictures are well-formed XML', async () => {
  const xml = exported.files
    .filter((file) => /\.(xml|svg)$/.test(file))
    .map((fileName) => ({ fileName, contents: exported.readFile(fileName) }));
  expect(xml.length).toBeGreaterThan(3);
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});
