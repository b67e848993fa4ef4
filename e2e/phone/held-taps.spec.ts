import { carousel, dot, expectSlide, slide } from '../support/carousel';
import { islandButton } from '../support/islands';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';

test('taps before the scripts are there are carried out after, each once', async ({
  page,
  site,
}) => {
  const release = site.holdScripts();
  await page.goto('/details/android/');
  await dot(page, SLIDE_COUNT).tap();
  const previous = islandButton(page, 'carousel', 1);
  await previous.tap();
  release();
  await expectSlide(page, SLIDE_COUNT - 1);
});

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
