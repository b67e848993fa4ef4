import { type Page } from '@playwright/test';
import { hydrate } from './islands';

export const form = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Введите адрес электронной почты' }),
  send: page.getByRole('button', { name: 'Отправить' }),
  timer: page.getByRole('timer'),
});

/** The dialog with a result. @param title one of `notices` */
export const noticeDialog = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title, exact: true });

export const closeNotice = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Закрыть' });

/** Opens the deletion page and waits until the form is taken over with its dialogs. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/deleteUserData/');
  await hydrate(page, 'deletion');
  await page.waitForLoadState('networkidle');
}

export async function fillAndSend(page: Page, email: string): Promise<void> {
  await form(page).field.fill(email);
  await form(page).send.click();
}
