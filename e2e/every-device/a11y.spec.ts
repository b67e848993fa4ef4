import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { expectedPages } from '../support/expected-pages';
import { ANDROID_VERSION } from '../support/published';
import { expect, test } from '../support/test';

/** Violations as short lines, so that a failure reads at once. */
async function violations(page: Page): Promise<string[]> {
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

const paths = [...expectedPages.map(({ path }) => path), '/no-such-page/'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await violations(page)).toEqual([]);
      });
    }

    test('in the open share menu, unfolded', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Поделиться' }).click();
      await page.getByRole('button', { name: 'Ещё' }).click();
      expect(await violations(page)).toEqual([]);
    });

    test('in the open version dialog', async ({ page }) => {
      await page.goto('/details/android/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: ANDROID_VERSION }).click();
      await expect(page.getByRole('dialog', { name: 'Изменения' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('in the open «Неверные данные» dialog', async ({ page }) => {
      await page.goto('/deleteUserData/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Отправить' }).click();
      await expect(page.getByRole('dialog', { name: 'Неверные данные' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
