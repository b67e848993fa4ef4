import { type Page } from '@playwright/test';
import { openCarousel, dot, slide } from '../support/carousel';
import { fillAndSend, form, noticeDialog, openForm } from '../support/deletion';
import { expectedPages } from '../support/expected-pages';
import { ANDROID_VERSION } from '../support/published';
import { accessibilityTrees } from '../support/screen-reader';
import { expect, test } from '../support/test';

type Trees = ReturnType<typeof accessibilityTrees>;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States of a page beside its first. */
const states: Partial<Record<string, (page: Page, trees: Trees) => Promise<void>>> = {
  '/': async (page, trees) => {
    const banner = page.getByRole('banner');
    await trees.expect('Шапка', banner);
    await trees.expect('Подвал', page.getByRole('contentinfo'));
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await trees.expect('Шапка, «Поделиться» и «Ещё» нажаты', banner);
  },
  '/details/android/': async (page, trees) => {
    await trees.expect('Таблица словарей', page.getByRole('table'));
    await openCarousel(page);
    await dot(page, 2).click();
    await trees.expect('Второй слайд', slide(page, 2));
    await slide(page, 2).getByRole('link').first().click();
    await trees.expect('Снимок увеличен', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ANDROID_VERSION }).click();
    await trees.expect('Версия нажата', page.getByRole('dialog', { name: 'Изменения' }));
  },
  '/deleteUserData/': async (page, trees) => {
    await page.clock.install();
    await openForm(page);
    await fillAndSend(page, 'никуда');
    await trees.expect('Ошибка в адресе', noticeDialog(page, 'Неверные данные'));
    await page.keyboard.press('Escape');
    await trees.expect('Поле с ошибкой', page.locator('form'));
    await page.clock.runFor(31_000);
    await fillAndSend(page, 'name@example.ru');
    await trees.expect('Письмо отправлено', noticeDialog(page, 'Письмо отправлено'));
    await page.keyboard.press('Escape');
    await expect(form(page).timer).toBeVisible();
    await trees.expect('Идёт отсчёт', page.locator('form'));
  },
};

for (const { path } of [...expectedPages, { path: '/404.html' }]) {
  const name = path === '/' ? 'home' : path.replace(/^\/|\/$|\.html$/g, '').replaceAll('/', '-');

  test(`${path} reads in words as e2e/screen-reader/${name}.yml has it`, async ({ page }) => {
    const trees = accessibilityTrees(name);
    await page.goto(path);
    await trees.expect('Страница открыта', page.getByRole('main'));
    await states[path]?.(page, trees);
    trees.expectAllRead();
  });
}
