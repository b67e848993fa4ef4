import { devices } from '@playwright/test';
import { expect, test } from '../support/test';
import { resultPages } from '@/lib/content/result-pages';
import { navigation } from '@/lib/site/routes';

const { slug, next, nextOnPhone } = resultPages.find((page) => 'nextOnPhone' in page)!;

for (const [name, isPhone] of [
  ['iPad Mini', false],
  ['Pixel 7 landscape', true],
] as const) {
  const { userAgent, viewport } = devices[name];

  test.describe(name, () => {
    test.use({ userAgent, viewport });

    test(`gets the ${isPhone ? 'menu' : 'toolbar'}, and is told the next step for it`, async ({
      page,
    }) => {
      await page.goto(`/${slug}/`);
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(isPhone ? 2 : 1);
      const links = page.getByRole('navigation').getByRole('link');
      await expect(links).toHaveCount(isPhone ? 0 : navigation.length);
      await expect(page.getByText(nextOnPhone)).toBeVisible({ visible: isPhone });
      await expect(page.getByText(next)).toBeVisible({ visible: !isPhone });
    });
  });
}
