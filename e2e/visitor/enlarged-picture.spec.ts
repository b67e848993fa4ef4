import { type Page } from '@playwright/test';
import { enlarged, openCarousel, picture } from '../support/carousel';
import { expect, phone, test } from '../support/test';
import { slides } from '@/lib/content/slides';
import { slideScreenshot } from '@/lib/screenshots/screenshots';

const closings: [way: string, close: (page: Page) => Promise<void>][] = [
  ['«Закрыть»', (page) => enlarged(page).close.click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 300)],
];

test('a click on a picture shows its large file, and leaves the page where it is', async ({
  page,
}) => {
  await openCarousel(page);
  await picture(page, 1).click();
  const large = enlarged(page).picture;
  await expect
    .poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(2 * slideScreenshot(slides[0]!).width);
  await expect(large).toHaveAccessibleName(slides[0]!.alt);
  await expect(page).toHaveURL(/\/details\/android\/$/);
});

test.describe('on a phone whose browser does not close dialogs by «Back»', () => {
  test.use(phone);

  test('«Back» closes the picture, and the next one leaves the page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
    await page.goto('/');
    await openCarousel(page);
    const { itself, close } = enlarged(page);
    const goBack = () => page.evaluate(() => history.back());
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

for (const [way, close] of closings) {
  test(`${way} closes the enlarged picture, and it opens again`, async ({ page }) => {
    const { itself } = enlarged(page);
    await openCarousel(page);
    await picture(page, 1).click();
    await expect(itself).toBeVisible();
    await close(page);
    await expect(itself).toBeHidden();
    await picture(page, 1).click();
    await expect(itself).toBeVisible();
  });
}

test('the keyboard opens a picture, and gets its place back', async ({ page }) => {
  await openCarousel(page);
  await picture(page, 1).focus();
  await page.keyboard.press('Enter');
  await expect(enlarged(page).itself).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture(page, 1)).toBeFocused();
});
