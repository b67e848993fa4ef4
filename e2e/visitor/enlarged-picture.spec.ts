import { type Page } from '@playwright/test';
import { enlarged, openCarousel, picture } from '../support/carousel';
import { expect, test } from '../support/test';
import { slides } from '@/lib/content/slides';
import { slideScreenshot } from '@/lib/screenshots/screenshots';

const closings: [way: string, close: (page: Page) => Promise<void>][] = [
  ['«Закрыть»', (page) => enlarged(page).close.click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 300)],
];

test('a click on a picture shows it at twice its size', async ({ page }) => {
  await openCarousel(page);
  const small = picture(page, 1).getByRole('img');
  const { width } = (await small.boundingBox())!;
  await picture(page, 1).click();
  const large = enlarged(page).picture;
  await expect
    .poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBe(2 * slideScreenshot(slides[0]!).width);
  await expect(large).toHaveAccessibleName(slides[0]!.alt);
  expect((await large.boundingBox())?.width).toBeGreaterThan(width);
  await expect(page).toHaveURL(/\/details\/android\/$/);
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
