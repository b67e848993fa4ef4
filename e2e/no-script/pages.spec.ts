import { expectedPages } from '../support/expected-pages';
import { mainText } from '../support/page-text';
import { ANDROID_VERSION, androidRelease, SLIDE_COUNT, settings } from '../support/published';
import { expect, test } from '../support/test';
import { mailto } from '@/lib/urls/mailto';

for (const { path, h1, texts } of expectedPages) {
  test(`${path} says everything without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
    const text = await mainText(page);
    for (const expected of texts) expect(text).toContain(expected);
  });
}

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

test('the plain deletion form reaches the same call', async ({ page, site }) => {
  await page.goto('/deleteUserData/');
  await page
    .getByRole('textbox', { name: 'Введите адрес электронной почты' })
    .fill('a+b@example.ru');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.waitForURL(/RequestDeleteUserByEmail/);
  expect(site.account.emails.map(({ to }) => to)).toEqual(['a+b@example.ru']);
});

test('the deletion page offers an email to the support', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await expect(
    page.getByRole('main').getByRole('link', { name: settings.supportEmail }),
  ).toHaveAttribute('href', mailto(settings.supportEmail));
});
