import { openCarousel } from '../support/carousel';
import { form } from '../support/deletion';
import { recordLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

test('the deletion form is in the first view, before all that explains it', async ({ page }) => {
  await page.goto('/deleteUserData/');
  await expect(form(page).field).toBeInViewport({ ratio: 1 });
  await expect(form(page).send).toBeInViewport({ ratio: 1 });
  const controls = page.getByRole('main').locator('input:visible, h2');
  await expect(controls.first()).toHaveAttribute('type', 'email');
});

test('nothing on the page moves while the carousel is taken over', async ({ page }) => {
  const shifts = await recordLayoutShifts(page);
  await openCarousel(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});
