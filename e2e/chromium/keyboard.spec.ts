import { type Page } from '@playwright/test';
import { openCarousel } from '../support/carousel';
import { form, openForm } from '../support/deletion';
import { expectedPages } from '../support/expected-pages';
import { hydrate } from '../support/islands';
import { faultsOf, namesOf, tabThrough } from '../support/keyboard';
import { ANDROID_VERSION, SLIDE_COUNT } from '../support/published';
import { menuButton } from '../support/share';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The looks in which the ring has to be seen. */
const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const { path } of expectedPages) {
  test(`${path} is walked by Tab in the order of reading, each stop once and seen`, async ({
    page,
  }) => {
    await page.goto(path);
    const stops = await tabThrough(page);
    expect(faultsOf(stops)).toEqual([]);
    expect(namesOf(stops).slice(0, 2)).toEqual(['Перейти к содержанию', expect.any(String)]);
    const end = page.getByRole('contentinfo').getByRole('link').last();
    expect(namesOf(stops).at(-1)).toBe(await end.textContent());
  });
}

test('a fault would be noticed', async ({ page }) => {
  await page.goto('/help/');
  await page.getByRole('main').evaluate((main) => {
    const [first, second] = main.querySelectorAll('a');
    first!.style.outline = 'none';
    second!.tabIndex = 1;
  });
  const faults = faultsOf(await tabThrough(page));
  expect(faults).toContainEqual(expect.stringContaining('has no ring'));
  expect(faults).toContainEqual(expect.stringContaining('comes out of order'));
});

async function pressOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

for (const look of looks) {
  test.describe(`${look.colorScheme} theme, forced colours: ${look.forcedColors}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia(look));

    test('the share menu comes after its button', async ({ page }) => {
      await page.goto('/help/');
      await hydrate(page, 'share');
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      const stops = await tabThrough(page);
      expect(faultsOf(stops)).toEqual([]);
      expect(namesOf(stops).slice(0, 6)).toEqual([
        'ВКонтакте',
        'Telegram',
        'WhatsApp',
        'Копировать ссылку',
        'Ещё',
        'Написать в поддержку',
      ]);
    });

    test('the version dialog keeps the focus', async ({ page }) => {
      await page.goto('/details/android/');
      await pressOn(page, ANDROID_VERSION);
      const stops = await tabThrough(page);
      expect(faultsOf(stops)).toEqual([]);
      expect(namesOf(stops)).toEqual(['Все изменения', 'Закрыть']);
    });

    test('of the slides only the one that is shown is reached', async ({ page }) => {
      await openCarousel(page);
      await page.getByRole('button', { name: ANDROID_VERSION }).focus();
      const stops = await tabThrough(page);
      expect(faultsOf(stops)).toEqual([]);
      const names = namesOf(stops);
      expect(names.filter((name) => name.startsWith('Увеличить снимок'))).toHaveLength(1);
      expect(names.slice(0, 4)).toEqual([
        expect.stringMatching(/^Увеличить снимок/),
        'Предыдущий слайд',
        'Следующий слайд',
        'Слайд 1',
      ]);
      expect(names).toContain(`Слайд ${SLIDE_COUNT}`);
    });

    test('the enlarged picture keeps the focus', async ({ page }) => {
      await openCarousel(page);
      await page.getByRole('link', { name: 'Увеличить снимок' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Увеличенный снимок' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
      expect(namesOf(await tabThrough(page))).toEqual([]);
    });

    test('the form, its refusal and its wait', async ({ page }) => {
      await openForm(page);
      await form(page).field.focus();
      await page.keyboard.type('никуда');
      const [send, ...rest] = await tabThrough(page);
      expect(send).toEqual({ name: 'Отправить', faults: [] });
      expect(faultsOf(rest)).toEqual([]);
      await form(page).field.press('Enter');
      const close = page.getByRole('button', { name: 'Закрыть' });
      await expect(close).toBeFocused();
      expect(faultsOf(await tabThrough(page))).toEqual([]);
      await close.press('Enter');
      await expect(form(page).field).toBeFocused();
      expect(namesOf(await tabThrough(page))).not.toContain('Отправить');
    });
  });
}
