import { form } from '../support/deletion';
import { expectedPages } from '../support/expected-pages';
import { mainText } from '../support/page-text';
import { ANDROID_VERSION, androidRelease, SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';

test('every page says everything without scripts', async ({ page }) => {
  for (const { path, h1, texts } of expectedPages) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    const text = await mainText(page);
    for (const expected of texts) expect.soft(text, path).toContain(expected);
  }
});

test('the share menu opens, shows its links and closes', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Поделиться' }).click();
  for (const name of ['ВКонтакте', 'Telegram', 'WhatsApp']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Копировать ссылку' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Telegram' })).toBeHidden();
});

test('the version dialog opens and closes', async ({ page }) => {
  await page.goto('/details/android/');
  await page.getByRole('button', { name: ANDROID_VERSION }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменения' });
  await expect(dialog.getByRole('listitem')).toHaveCount(androidRelease.changes.length);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
});

test('all slides can be reached by scrolling the strip', async ({ page }) => {
  await page.goto('/details/android/');
  const strip = page.getByRole('group', { name: 'Слайды' });
  await strip.focus();
  await expect(strip).toBeFocused();
  const last = page.getByRole('group', { name: `${SLIDE_COUNT} из ${SLIDE_COUNT}` });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Следующий слайд' })).toBeHidden();
});

test('the plain deletion form is in the first view and reaches the same call', async ({
  page,
  site,
}) => {
  await page.goto('/deleteUserData/');
  await expect(form(page).send).toBeInViewport({ ratio: 1 });
  await form(page).field.fill('a+b@example.ru');
  await form(page).send.click();
  await page.waitForURL(/RequestDeleteUserByEmail/);
  expect(site.account.emails.map(({ to }) => to)).toEqual(['a+b@example.ru']);
});
