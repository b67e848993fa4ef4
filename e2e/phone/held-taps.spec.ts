import { carousel, dot, expectSlide } from '../support/carousel';
import { SLIDE_COUNT } from '../support/published';
import { holdScripts } from '../support/script-failures';
import { expect, test } from '../support/test';

test('taps before the scripts are there are carried out after, each once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/details/android/');
  await dot(page, 5).tap();
  await carousel(page).getByRole('button', { name: 'Следующий слайд' }).tap();
  release();
  await expectSlide(page, 6);
});

test('pictures of later slides come as soon as a finger touches the carousel', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/details/android/');
  const third = carousel(page).locator(`[aria-label="3 из ${SLIDE_COUNT}"] img`);
  await expect(third).toBeHidden();
  await carousel(page).dispatchEvent('touchstart');
  await expect(third).toBeVisible();
});
