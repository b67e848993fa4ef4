import { expect, type Page } from 'playwright/test';
import { hydrate } from './islands';
import { boxesOf } from './layout';
import { routes } from '@/lib/site/routes';
import { deletionForm } from '@/lib/words/deletion-form';
import { notices } from '@/lib/words/notices';

export const form = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Введите адрес электронной почты' }),
  send: page.getByRole('button', { name: 'Отправить' }),
  timer: page.getByRole('timer'),
  /** The message that appears if the form is sent offline before its code has loaded. */
  fallback: page.locator('form [data-failure]'),
  status: page.locator('form #email-hint ~ div p[aria-live]'),
  change: page.locator('form').getByRole('button', { name: deletionForm.change }),
});

export const noticeCloseButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Закрыть' });

/** Expects the result dialog to be open, with the texts of lib/content. */
export async function expectNotice(page: Page, kind: keyof typeof notices) {
  const { title, text } = notices[kind];
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toHaveAccessibleDescription(text);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title);
}

/** Measures the form's controls and all elements below the form, at three window widths. */
export async function measureLayout(page: Page) {
  const all: string[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = 'form input, form [type=submit], [data-island] ~ *, main h2';
    all.push(...(await boxesOf(page, parts)));
  }
  return all;
}

export async function openHydratedForm(page: Page) {
  await page.goto(routes.deletion);
  await hydrate(page, 'deletion');
}

/** Types the address key by key, because React in an installed Firefox does not notice Playwright's `fill`. */
export async function typeAddress(page: Page, email: string) {
  await form(page).field.clear();
  await form(page).field.pressSequentially(email);
}

export async function fillAndSend(page: Page, email: string) {
  await typeAddress(page, email);
  await form(page).send.click();
}
