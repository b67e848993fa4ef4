import { enlarged, openCarousel, picture } from '../support/carousel';
import { expect, test } from '../support/test';
import { slides } from '@/lib/content/slides';
import { slideScreenshot } from '@/lib/screenshots/screenshots';

test('a click shows a picture’s large file, and each way closes it', async ({ page }) => {
  const { itself, picture: large, close } = enlarged(page);
  await openCarousel(page);
  await picture(page, 1).click();
  await expect
    .poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(2 * slideScreenshot(slides[0]!).width);
  await expect(large).toHaveAccessibleName(slides[0]!.alt);
  await expect(page).toHaveURL(/\/details\/android\/$/);
  for (const closeIt of [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300),
  ]) {
    await expect(itself).toBeVisible();
    await closeIt();
    await expect(itself).toBeHidden();
    await picture(page, 1).click();
  }
});

test('the keyboard opens a picture, and is back on it afterwards', async ({ page }) => {
  await openCarousel(page);
  await picture(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(enlarged(page).itself).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(page, 1)).toBeFocused();
});
