import { form, fillAndSend, openForm, noticeDialog } from '../support/deletion';
import { expect, test } from '../support/test';

const email = "o'neil+a&b%c@example.ru";

test('a valid address travels whole, the email comes, its link deletes the data', async ({
  page,
  site,
}) => {
  await openForm(page);
  await fillAndSend(page, `  ${email} `);
  const dialog = noticeDialog(page, 'Письмо отправлено');
  await expect(dialog).toContainText(
    'На указанный адрес отправлено письмо со ссылкой для удаления данных пользователя. После перехода по ссылке данные будут удалены.',
  );
  expect(site.account.requests).toHaveLength(1);
  const [request] = site.account.requests;
  expect(request?.method).toBe('GET');
  expect(request?.url).toBe(
    '/acc/RequestDeleteUserByEmail?userEmail=o%27neil%2Ba%26b%25c%40example.ru',
  );
  expect(request?.headers.referer).toBeUndefined();
  expect(request?.headers['cache-control']).toBe('no-cache');
  expect(request?.headers['x-xsrf-token']).toBeUndefined();

  const [sent] = site.account.emails;
  expect(sent?.to).toBe(email);
  await page.goto(sent?.link ?? '');
  await expect(page).toHaveURL(/\/deletionSuccess\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Данные удалены');
  await page.goto(sent?.link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Не удалось удалить данные');
});

test('the countdown survives a reload', async ({ page, site }) => {
  await openForm(page);
  await fillAndSend(page, email);
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeVisible();
  await page.reload();
  await expect(form(page).timer).toHaveText(/через 00:[012]\d$/);
  await expect(form(page).send).toBeDisabled();
  await form(page).field.fill(email);
  await form(page).field.press('Enter');
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  expect(site.account.requests).toHaveLength(1);
});

test('an invalid address sends nothing, says so, waits, and gives the field its focus', async ({
  page,
  site,
}) => {
  await openForm(page);
  await fillAndSend(page, 'никуда');
  const dialog = noticeDialog(page, 'Неверные данные');
  await expect(dialog).toContainText('Пожалуйста, проверьте введённые данные.');
  await expect(dialog.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form(page).field).toBeFocused();
  await expect(form(page).field).toHaveValue('никуда');
  await expect(form(page).field).toHaveAccessibleDescription(
    'Пожалуйста, введите корректный адрес электронной почты',
  );
  await expect(form(page).field).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).send).toBeDisabled();
  await expect(form(page).timer).toBeVisible();
  expect(site.account.requests).toHaveLength(0);
});

test('result dialogs open in 150 ms and close in 75 ms', async ({ page }) => {
  await openForm(page);
  await fillAndSend(page, 'никуда');
  const dialog = noticeDialog(page, 'Неверные данные');
  await expect(dialog).toBeVisible();
  const duration = () =>
    page.evaluate(() => {
      const element = document.querySelector('[role=dialog]');
      return element && getComputedStyle(element).transitionDuration;
    });
  expect(await duration()).toBe('0.15s');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const element = document.querySelector('[role=dialog][data-leave]');
      if (!element) return;
      document.documentElement.dataset.leave = getComputedStyle(element).transitionDuration;
    }).observe(document.body, { attributes: true, subtree: true });
  });
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-leave', '0.075s');
  await expect(dialog).toBeHidden();
});
