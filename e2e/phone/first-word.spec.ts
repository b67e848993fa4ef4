import { setDesignedTexts, translations } from '../support/hidden-translations';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('on a phone of 390×664, the home page’s buttons and a covered word are in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(routes.home);
  await setDesignedTexts(page);
  const links = page.getByRole('main').locator('header').getByRole('link');
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  const { show } = translations(page)[0]!;
  await expect(show).not.toBeChecked();
  await expect(show).toBeInViewport({ ratio: 1 });
});
