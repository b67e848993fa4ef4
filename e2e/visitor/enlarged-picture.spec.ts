import { enlarged, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';
import { slides } from '@/lib/content/slides';
import { slideScreenshot } from '@/lib/screenshots/screenshots';

test('a click on a picture shows its large file, and leaves the page where it is; each way closes it', async ({
  page,
}) => {
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

test.describe('on a phone whose browser does not close dialogs by «Back»', () => {
  test.use(phone);

  test('«Back» closes the picture, and the next one leaves the page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await page.goto('/');
    await openCarousel(page);
    const { itself, close } = enlarged(page);
    // A moment later: a page that is left at once takes the answer of `evaluate` with it.
    const goBack = () => page.evaluate(() => void setTimeout(() => history.back()));
    await picture(page, 1).click();
    await expect(itself).toBeVisible();
    await goBack();
    await expect(itself).toBeHidden();
    await picture(page, 1).click();
    await close.click();
    await expect(itself).toBeHidden();
    await expect(page).toHaveURL(/\/details\/android\/$/);
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await goBack();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('the keyboard opens a picture, and gets its place back', async ({ page }) => {
  await openCarousel(page);
  await picture(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(enlarged(page).itself).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(page, 1)).toBeFocused();
});
