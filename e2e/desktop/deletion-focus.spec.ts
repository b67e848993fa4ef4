import { form, noticeDialog, openForm } from '../support/deletion';
import { holdScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

const email = 'name@example.ru';

test('closed by Escape, the answer to the button leaves the focus on the countdown', async ({
  page,
}) => {
  await openForm(page);
  await form(page).field.fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeHidden();
  await expect(form(page).timer).toBeFocused();
});

test('closed by its button, the answer to Enter in the field leaves the focus there', async ({
  page,
}) => {
  await openForm(page);
  await form(page).field.fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.getByRole('button', { name: 'Закрыть' }).press('Enter');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeHidden();
  await expect(form(page).field).toBeFocused();
});

test('the focus comes back also when the dialog came after a quick keyboard', async ({ page }) => {
  await openForm(page);
  const release = await holdScripts(page);
  await form(page).field.fill(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeHidden();
  await expect(form(page).timer).toBeFocused();
});
