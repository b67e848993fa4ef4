import { type Page } from '@playwright/test';
import { dot, openCarousel, slide } from '../support/carousel';
import { closeNotice, fillAndSend, form, noticeDialog, openForm } from '../support/deletion';
import { listedPages } from '../support/expected-pages';
import { island } from '../support/islands';
import { unfoldMenu } from '../support/panels';
import { accessibilityTrees } from '../support/screen-reader';
import { expect, test } from '../support/test';
import { version, versionDialog } from '../support/version-dialog';
import { notices } from '@/lib/content/notices';
import { resultPages, type ResultPage } from '@/lib/content/result-pages';

type Trees = ReturnType<typeof accessibilityTrees>;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** States of a page beside its first. */
const states: Partial<Record<string, (page: Page, trees: Trees) => Promise<void>>> = {
  '/': async (page, trees) => {
    await trees.expect('Шапка', page.getByRole('banner'));
    await trees.expect('Подвал', page.getByRole('contentinfo'));
    await unfoldMenu(page);
    await trees.expect('«Поделиться» и «Ещё» нажаты', island(page, 'share'));
  },
  '/details/android/': async (page, trees) => {
    await trees.expect('Таблица словарей', page.getByRole('table'));
    await openCarousel(page);
    await dot(page, 2).click();
    await trees.expect('Второй слайд', slide(page, 2));
    await slide(page, 2).getByRole('link').click();
    await trees.expect('Снимок увеличен', page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await version(page).click();
    await trees.expect('Версия нажата', versionDialog(page).itself);
  },
  '/deleteUserData/': async (page, trees) => {
    await page.clock.install();
    await openForm(page);
    await fillAndSend(page, 'никуда');
    await trees.expect('Окно ответа', noticeDialog(page, notices.invalid.title));
    await closeNotice(page).click();
    await trees.expect('Поле с ошибкой, идёт отсчёт', page.locator('form'));
    await page.clock.runFor(31_000);
    await fillAndSend(page, 'name@example.ru');
    await closeNotice(page).click();
    await expect(form(page).timer).toBeVisible();
    await trees.expect('Поле без ошибки, идёт отсчёт', page.locator('form'));
  },
};

const results: readonly ResultPage[] = resultPages;

/** Pages with the files that keep their trees; results of a kind share one. */
const pages: readonly (readonly [path: string, file: string])[] = [
  ...listedPages.map(
    ({ path }) => [path, path.slice(1, -1).replaceAll('/', '-') || 'home'] as const,
  ),
  ...results.map(({ slug, result, help }) => {
    return [
      `/${slug}/`,
      help && result === 'success' ? 'result-success-help' : `result-${result}`,
    ] as const;
  }),
  ['/404.html', '404'],
];

for (const [path, file] of pages) {
  test(`${path} reads in words as e2e/screen-reader/${file}.yml has it`, async ({ page }) => {
    const trees = accessibilityTrees(file);
    await page.goto(path);
    await trees.expect('Страница открыта', page.getByRole('main'));
    await states[path]?.(page, trees);
    trees.expectAllRead();
  });
}
