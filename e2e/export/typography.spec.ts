import { expect, test } from '@playwright/test';
import { setType } from '../../scripts/typography/set-type';
import { exportedPages, readExported } from '../support/exported';
import { product, settings } from '../support/published';
import { russianTexts } from '../support/russian-texts';

/** Names that are kept to the letter. */
const kept = [settings.siteName, product.app.storeName, product.app.developer].filter(
  (name) => name !== '',
);

/** Whether a text is the site's own through and through. */
const isOurs = (text: string) => !kept.some((name) => text.includes(name));

/** No-break spaces made visible, so that a failure shows what is missing. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

for (const file of exportedPages) {
  test(`the Russian of ${file} is set by the rules: quotes, dashes, no-break spaces, ё`, () => {
    const texts = russianTexts(readExported(file)).filter(isOurs);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.map(visible)).toEqual(texts.map((text) => visible(setType(text))));
  });
}
