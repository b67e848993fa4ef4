import { form, noticeDialog, openForm } from '../support/deletion';
import { expect, test } from '../support/test';

const email = 'name@example.ru';

test('closing the answer by keyboard leaves the focus in the form', async ({ page }) => {
  await openForm(page);
  await form(page).field.fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeHidden();
  await expect(form(page).timer).toBeFocused();
});

test('the focus comes back also when the dialog came after a quick keyboard', async ({ page }) => {
  await openForm(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await form(page).field.fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).timer).toBeFocused();
  release();
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeHidden();
  await expect(form(page).timer).toBeFocused();
});
