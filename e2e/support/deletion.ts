import { expect, type Page } from '@playwright/test';

export const form = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Введите адрес электронной почты' }),
  send: page.getByRole('button', { name: 'Отправить' }),
  timer: page.getByRole('timer'),
});

export const noticeDialog = (
  page: Page,
  title: 'Письмо отправлено' | 'Ошибка' | 'Неверные данные',
) => page.getByRole('dialog', { name: title });

/** Opens the deletion page and waits until the form can be sent. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/deleteUserData/');
  await expect(form(page).send).toBeEnabled();
}

export async function fillAndSend(page: Page, email: string): Promise<void> {
  await form(page).field.fill(email);
  await form(page).send.click();
}
