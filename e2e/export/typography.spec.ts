import { expect, test } from 'playwright/test';
import { typeset } from '../../scripts/owner/typography/typeset';
import { exportedPages, findIn } from '../support/exported';
import { product, settings } from '../support/published';

const BLOCKS = 'p, li, h1, h2, h3, a, button, label, th, td, figcaption, caption';

/** The owner's names, which stay as written. Longer names come first, because they may contain others. */
const ownNames = [
  ...[site.name, product.app.storeName, product.app.developer],
  ...[product.windows.installer.signedBy, ...product.dictionaries.map(({ own }) => own)],
]
  .filter((name) => name !== '')
  .sort((one, other) => other.length - one.length);

const withoutNames = (text: string) =>
  ownNames.reduce((rest, name) => rest.replaceAll(name, 'Имя'), text);

/** Replaces no-break spaces with «_», because a failure message would not show them. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

// The rules themselves are tested in __tests__/scripts/owner/typography.
for (const file of exportedPages) {
  test(`the Russian texts of ${file} follow the typographic rules`, () => {
    const find = findIn(`/${file}`);
    const blocks = find(`:is(${BLOCKS})`).filter((one) => !one.querySelector(`${BLOCKS}, div`));
    for (const lineBreak of find('br')) lineBreak.replaceWith('\n');
    const texts = [
      ...blocks.flatMap(({ textContent }) => textContent?.trim().split('\n') ?? ''),
      ...find('[alt]').map((picture) => picture.getAttribute('alt') ?? ''),
    ]
      .map(withoutNames)
      .filter((text) => /[а-яё]/i.test(text));
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.map(visible)).toEqual(texts.map((text) => visible(typeset(text))));
  });
}
