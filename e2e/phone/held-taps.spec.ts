import { carousel, slide } from '../support/carousel';
import { expect, test } from '../support/test';

test('pictures of later slides come as soon as a finger touches the carousel', async ({
  page,
  site,
}) => {
  site.holdScripts();
  await page.goto('/details/android/');
  const third = slide(page, 3).locator('img');
  await expect(third).toBeHidden();
  await carousel(page).dispatchEvent('touchstart');
  await expect(third).toBeVisible();
});
