import { dot, expectSlideShown, openCarousel, picture, slide, strip } from '../support/carousel';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { versionButton, versionDialog } from '../support/version-dialog';
import { pagePaths } from '@/e2e/support/page-paths';

test('every page is printed on fewer than 100 sheets', async ({ page }) => {
  for (const path of pagePaths) {
    await page.goto(path);
    const pdf = (await page.pdf()).toString('latin1');
    expect.soft(pdf.match(/\/Type ?\/Page\b/g)?.length, path).toBeLessThan(100);
  }
});

test('a printed page shows the carousel’s first slide and no open dialog', async ({ page }) => {
  await openCarousel(page);
  for (const number of [SLIDE_COUNT, 2]) {
    await dot(page, number).click();
    await expectSlideShown(page, number);
    await versionButton(page).click();
    await page.emulateMedia({ media: 'print' });
    await expect(versionDialog(page).root).toBeHidden();
    const [printed, first] = [await strip(page).boundingBox(), await slide(page, 1).boundingBox()];
    expect(Math.round(first!.x - printed!.x)).toBe(0);
    await expect(picture(page, 1).locator('img')).toBeVisible();
    await expect(slide(page, 2)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  }
});
