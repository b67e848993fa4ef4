import * as carousel from '../support/carousel';
import { runClockUntil, stopClock } from '../support/clock';
import { noticeCloseButton, form, openHydratedForm } from '../support/deletion';
import { SLIDE_COUNT } from '../support/published';
import { expect, test } from '../support/test';
import { deletionForm } from '@/lib/content/deletion-form';
import { slides } from '@/lib/content/slides';

test('the carousel announces only slides that the visitor chooses', async ({ page }) => {
  await carousel.openWithStoppedClock(page);
  const live = carousel.carousel(page).locator('[aria-live=polite]');
  await page.clock.runFor(carousel.ONE_MOVE_MS);
  await carousel.expectSlideShown(page, 2);
  await expect(live).toHaveText('');
  await carousel.controls(page).next.click();
  await expect(live).toHaveText(`3 из ${SLIDE_COUNT}: ${slides[2]!.text1}`);
  await carousel.dot(page, 1).click();
  await expect(live).toHaveText(`1 из ${SLIDE_COUNT}: ${slides[0]!.text1}`);
});

// A screen reader announces every element that gets the focus.
test('opening a picture moves the focus to the dialog, then to the picture', async ({ page }) => {
  await carousel.openCarousel(page);
  await page.evaluate(() => {
    addEventListener('focusin', ({ target }) => {
      const { dataset } = document.documentElement;
      dataset.focused = `${dataset.focused ?? ''} ${(target as Element).localName}`;
    });
  });
  await carousel.picture(page, 1).click();
  await expect(carousel.enlargedPicture(page).frame).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-focused', / dialog div$/);
});

test('after Enter, the deletion form announces its countdown’s start and end', async ({ page }) => {
  await stopClock(page);
  await openHydratedForm(page);
  const { field, timer } = form(page);
  const live = page.locator('form .form-wait [aria-live]');
  await field.press('Enter');
  await expect(live).toHaveText(deletionForm.waitBegins);
  await runClockUntil(page, () => noticeCloseButton(page).isVisible());
  await page.keyboard.press('Escape');
  await page.clock.runFor(2000);
  await expect(live).toHaveText('');
  await expect(field).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(timer).toBeHidden();
  await expect(live).toHaveText(deletionForm.waitEnds);
});
