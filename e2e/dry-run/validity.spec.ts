import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { validateXML } from 'xmllint-wasm';
import { directory, expect, test, textOf, tree } from '../support/dry-run';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
});

/** The owner's own lie in `public/`. */
const made = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !existsSync(path.join(tree, 'public', file)),
);

for (const file of made.filter((one) => one.endsWith('.html'))) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(textOf(file));
    const messages = report.results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    ).toEqual([]);
  });
}

test('feed, sitemap and pictures are well-formed XML', async () => {
  const xml = made
    .filter((file) => /\.(xml|svg)$/.test(file))
    .map((fileName) => ({ fileName, contents: textOf(fileName) }));
  expect(xml.length).toBeGreaterThan(3);
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
});
