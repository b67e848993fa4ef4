import { type Page } from '@playwright/test';
import { setType } from '../../scripts/typography/set-type';
import { expectedPages } from '../support/expected-pages';
import { product, settings } from '../support/published';
import { expect, test } from '../support/test';

/** Names that are kept to the letter. */
const kept = [settings.siteName, product.app.storeName, product.app.developer].filter(
  (name) => name !== '',
);

/** Whether a text is the site's own through and through. */
const isOurs = (text: string) => !kept.some((name) => text.includes(name));

/** Every Russian text of the page, hidden ones too, a block at a time. */
const russianTexts = (page: Page) =>
  page.evaluate(() => {
    const blocks = 'p,li,h1,h2,h3,a,button,label,th,td,figcaption,caption';
    const alts = [...document.images].map(({ alt }) => alt);
    const texts = [...document.body.querySelectorAll(blocks)]
      .filter((element) => !element.querySelector(`${blocks},div`))
      .map((element) => element.textContent.trim());
    return [...new Set([...texts, ...alts])].filter((text) => /[а-яё]/i.test(text));
  });

/** No-break spaces made visible, so that a failure shows what is missing. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

for (const path of [...expectedPages.map((expected) => expected.path), '/404.html']) {
  test(`the Russian of ${path} is set by the rules: quotes, dashes, no-break spaces, ё`, async ({
    page,
  }) => {
    await page.goto(path);
    const texts = (await russianTexts(page)).filter(isOurs);
    expect(texts.length).toBeGreaterThan(8);
    expect(texts.map(visible)).toEqual(texts.map((text) => visible(setType(text))));
  });
}
