import { listenToAnnouncements } from '../support/announcements';
import { carousel, expectSlide, openCarousel } from '../support/carousel';
import { fillAndSend, form, noticeDialog, openForm } from '../support/deletion';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';

test('a slide that comes by itself is not announced, one that was asked for is', async ({
  page,
}) => {
  await page.clock.install();
  const said = await listenToAnnouncements(page);
  await openCarousel(page);
  await page.clock.runFor(21_000);
  await expectSlide(page, 2);
  expect(said).toEqual([]);
  await carousel(page).getByRole('button', { name: 'Следующий слайд' }).click();
  await expectSlide(page, 3);
  expect(said).toEqual([`3 из ${SLIDE_COUNT}`]);
});

test('a copied link is announced once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const said = await listenToAnnouncements(page);
  await page.goto('/help/');
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await page.getByRole('button', { name: 'Копировать ссылку' }).click();
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Копировать ссылку' })).toBeVisible();
  expect(said).toEqual(['Ссылка скопирована']);
});

test('a request is announced, its answer is a dialog, the countdown says nothing', async ({
  page,
}) => {
  await page.clock.install();
  const said = await listenToAnnouncements(page);
  await openForm(page);
  await fillAndSend(page, 'name@example.ru');
  const dialog = noticeDialog(page, 'Письмо отправлено');
  await expect(dialog).toHaveAccessibleDescription(/^На\sуказанный\sадрес\sотправлено\sписьмо/);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  const before = await form(page).timer.textContent();
  await page.clock.runFor(5_000);
  await expect(form(page).timer).not.toHaveText(before ?? '');
  expect(said).toEqual([deletionForm.sending]);
});

test('where the dialogs cannot come, the answer is announced', async ({ page }) => {
  await page.route('**/islands/**/notice-dialog-*', (route) => route.abort());
  const said = await listenToAnnouncements(page);
  await openForm(page);
  await fillAndSend(page, 'никуда');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(said).toEqual(['Пожалуйста, проверьте введённые данные.']);
});
