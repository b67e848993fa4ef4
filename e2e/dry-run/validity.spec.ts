import { HtmlValidate } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { expect, filesOf, test, textOf } from '../support/dry-run';

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
