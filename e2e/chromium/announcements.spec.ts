import { listenToAnnouncements } from '../support/announcements';
import { dot, expectSlide, openCarousel } from '../support/carousel';
import { closeNotice, fillAndSend, form, noticeDialog, openForm } from '../support/deletion';
import { SLIDE_COUNT } from '../support/published';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';
import { notices } from '@/lib/content/notices';

test('a slide that comes by itself is not announced, one that was asked for is', async ({
  page,
}) => {
  await page.clock.install();
  const said = await listenToAnnouncements(page);
  await openCarousel(page);
  await page.clock.runFor(21_000);
  await expectSlide(page, 2);
  expect(said).toEqual([]);
  await dot(page, 1).click();
  await expectSlide(page, 1);
  expect(said).toEqual([`1 из ${SLIDE_COUNT}`]);
});

test('a copied link is announced once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const said = await listenToAnnouncements(page);
  await page.goto('/help/');
  const { button, copy, copied } = shareMenu(page);
  await button.click();
  await copy.click();
  await expect(copied).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(copy).toBeVisible();
  expect(said).toEqual(['Ссылка скопирована']);
});

test('a request is announced, its answer is a dialog, the countdown says nothing', async ({
  page,
}) => {
  await page.clock.install();
  const said = await listenToAnnouncements(page);
  await openForm(page);
  await fillAndSend(page, 'name@example.ru');
  await expect(noticeDialog(page, notices.sent.title)).toHaveAccessibleDescription(
    notices.sent.text,
  );
  await closeNotice(page).click();
  const before = await form(page).timer.innerText();
  await page.clock.runFor(5_000);
  await expect(form(page).timer).not.toHaveText(before);
  expect(said).toEqual([deletionForm.sending]);
});

test('where the dialogs cannot come, the answer is announced', async ({ page }) => {
  await page.route('**/islands/**/notice-dialog-*', (route) => route.abort());
  const said = await listenToAnnouncements(page);
  await openForm(page);
  await fillAndSend(page, 'никуда');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(said).toEqual([notices.invalid.text]);
});
