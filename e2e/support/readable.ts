import { type Page } from '@playwright/test';
import { type ExpectedPage } from './expected-pages';
import { mainText } from './page-text';
import { expect } from './test';

/** What may be shown only after something has happened, here nothing has; titles on lines of their own. */
const claims =
  /^(Письмо отправлено|Ошибка|Неверные данные|Скопировано)$|Application error|undefined|NaN/m;

/** Expects the whole content, no claim of something that did not happen, and no sideways scroll. */
export async function expectReadable(page: Page, { h1, texts }: ExpectedPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
  const text = await mainText(page);
  for (const expected of texts) expect(text).toContain(expected);
  expect(await page.locator('body').innerText()).not.toMatch(claims);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
