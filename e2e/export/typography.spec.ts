import { expect, test } from 'playwright/test';
import { typeset } from '../../scripts/owner/typography/typeset';
import { exportedPages, findIn } from '../support/exported';
import { product, settings } from '../support/published';

const BLOCKS = 'p, li, h1, h2, h3, a, button, label, th, td, figcaption, caption';

/** Names that are kept exactly as written, the longest first. */
const kept = [
  ...[settings.siteName, product.app.storeName, product.app.developer],
  ...[product.windows.installer.signedBy, ...product.dictionaries.map(({ own }) => own)],
]
  .filter((name) => name !== '')
  .sort((one, other) => other.length - one.length);

/** A text with other words for the names. */
const withoutNames = (text: string) =>
  kept.reduce((rest, name) => rest.replaceAll(name, 'Имя'), text);

/** No-break spaces made visible, so that a failure shows what is missing. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

for (const file of exportedPages) {
  test(`the Russian of ${file} is set by the rules: quotes, dashes, no-break spaces, ё`, () => {
    const find = findIn(`/${file}`);
    // Hidden ones too, and the descriptions of pictures.
    const blocks = find(`:is(${BLOCKS})`).filter((one) => !one.querySelector(`${BLOCKS}, div`));
    const texts = [
      ...blocks.map(({ textContent }) => textContent?.trim() ?? ''),
      ...find('[alt]').map((picture) => picture.getAttribute('alt') ?? ''),
    ]
      .map(withoutNames)
      .filter((text) => /[а-яё]/i.test(text));
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.map(visible)).toEqual(texts.map((text) => visible(typeset(text))));
  });
}
