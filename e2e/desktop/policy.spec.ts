import { carousel, dot, expectSlide, openCarousel } from '../support/carousel';
import { fillAndSend, form, noticeDialog, openForm } from '../support/deletion';
import { collectViolations } from '../support/policy';
import { ANDROID_VERSION, installer } from '../support/published';
import { expect, test } from '../support/test';

test('a violation would be noticed', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/help/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/a.png' }));
  });
  await expect.poll(() => violations.join('\n')).toMatch(/style-src[\s\S]*img-src/);
});

test('the share menu opens, copies and unfolds without a violation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const violations = await collectViolations(page);
  await page.goto('/help/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await page.getByRole('button', { name: 'Копировать ссылку' }).click();
  await expect(page.getByRole('button', { name: 'Скопировано' })).toBeVisible();
  await page.getByRole('button', { name: 'Ещё' }).click();
  await expect(page.getByRole('link', { name: 'Письмом' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('the version dialog opens without a violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/details/android/');
  await page.getByRole('button', { name: ANDROID_VERSION }).click();
  await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('the carousel turns and enlarges without a violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await openCarousel(page);
  await carousel(page).getByRole('button', { name: 'Следующий слайд' }).click();
  await expectSlide(page, 2);
  await dot(page, 12).click();
  await expectSlide(page, 12);
  await dot(page, 1).click();
  await expectSlide(page, 1);
  await page.getByRole('link', { name: 'Увеличить снимок «Поиск в словаре»' }).click();
  const large = page.getByRole('dialog', { name: 'Увеличенный снимок' }).getByRole('img');
  await expect
    .poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(640);
  expect(violations).toEqual([]);
});

test('the deletion form succeeds without a violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await openForm(page);
  await fillAndSend(page, 'name@example.ru');
  await expect(noticeDialog(page, 'Письмо отправлено')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form(page).timer).toBeVisible();
  expect(violations).toEqual([]);
});

test('the deletion form fails without a violation', async ({ page, site }) => {
  site.account.setMode('fail');
  const violations = await collectViolations(page);
  await openForm(page);
  await fillAndSend(page, 'name@example.ru');
  await expect(noticeDialog(page, 'Ошибка')).toBeVisible();
  expect(violations).toEqual([]);
});

test('the installer is downloaded without a violation', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/details/windows/');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать' }).click();
  expect((await downloading).suggestedFilename()).toBe(installer.file);
  expect(violations).toEqual([]);
});
