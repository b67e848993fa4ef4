import { carousel, slide, strip } from '../support/carousel';
import { form } from '../support/deletion';
import { expectedPages } from '../support/expected-pages';
import { ANDROID_VERSION, androidRelease, SLIDE_COUNT, settings } from '../support/published';
import { expectReadable } from '../support/readable';
import { scriptFailures } from '../support/script-failures';
import { expect, test } from '../support/test';

// Scripts that are held back hold the load event back as well.
const early = { waitUntil: 'domcontentloaded' } as const;

for (const [name, fail] of scriptFailures) {
  test.describe(`scripts ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      await fail(page);
    });

    test('every page is readable and says nothing false', async ({ page }) => {
      // Twelve pages in one browser, beside other tests.
      test.slow();
      for (const expected of expectedPages) {
        await page.goto(expected.path, early);
        await expectReadable(page, expected);
      }
    });

    test('links load their pages', async ({ page }) => {
      await page.goto('/', early);
      for (const [link, h1] of [
        ['Контакты', 'Контакты'],
        ['Для Windows', 'Приложение для Windows'],
        ['Главная', 'Больше, чем просто словарь!'],
      ] as const) {
        await page.getByRole('navigation').getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      }
    });

    test('the version dialog opens and closes', async ({ page }) => {
      await page.goto('/details/android/', early);
      const dialog = page.getByRole('dialog', { name: 'Изменения' });
      await page.getByRole('button', { name: ANDROID_VERSION }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(androidRelease.changes.length);
      await dialog.getByRole('button', { name: 'Закрыть' }).click();
      await expect(dialog).toBeHidden();
    });

    test('the share links open their tabs', async ({ page, context }) => {
      await context.route(/vk\.com|t\.me|whatsapp\.com/, (route) =>
        route.fulfill({ body: 'share form' }),
      );
      await page.goto('/help/', early);
      await page.getByRole('button', { name: 'Поделиться' }).click();
      for (const network of ['ВКонтакте', 'Telegram', 'WhatsApp']) {
        const opening = context.waitForEvent('page');
        await page.getByRole('link', { name: network }).click();
        const tab = await opening;
        await expect(tab.getByText('share form')).toBeVisible();
        expect(await tab.evaluate(() => window.opener)).toBeNull();
        await tab.close();
      }
    });

    test('the native strip reaches all slides', async ({ page }) => {
      await page.goto('/details/android/', early);
      await strip(page).focus();
      for (const number of [2, SLIDE_COUNT]) {
        await slide(page, number).scrollIntoViewIfNeeded();
        await expect(slide(page, number)).toBeInViewport({ ratio: 0.5 });
      }
      await expect(carousel(page).locator('[inert]')).toHaveCount(0);
    });

    test('the deletion page sends nothing and offers a letter to the support', async ({
      page,
      site,
    }) => {
      await page.goto('/deleteUserData/', early);
      await form(page).field.fill('name@example.ru');
      await form(page).field.press('Enter');
      await expect(form(page).send).toBeDisabled();
      await expect(
        page.getByRole('main').getByRole('link', { name: settings.supportEmail }),
      ).toBeVisible();
      expect(site.account.requests).toEqual([]);
    });
  });
}
