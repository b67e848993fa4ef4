import { type Page } from 'playwright/test';
import { collectComplaints } from '../support/page-log';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';

async function expectOpen(page: Page, isOpen: boolean): Promise<void> {
  for (const network of shareMenu(page).networks) {
    await expect(network).toBeVisible({ visible: isOpen });
  }
}

test('the mouse opens, unfolds, folds and closes the share menu, and copies', async ({ page }) => {
  const complaints = collectComplaints(page);
  const { button, more, less, email, copy, copied, byHand } = shareMenu(page);
  await page.goto('/help/');
  await expectOpen(page, false);
  await button.click();
  await expectOpen(page, true);
  await expect(button).not.toBeFocused();
  await expect(email).toBeHidden();
  await more.click();
  await expect(email).toBeVisible();
  // «Collapse» stands after the last entry.
  await expect(email.or(less).last()).toHaveAccessibleName(await less.innerText());
  await less.click();
  await expect(email).toBeHidden();
  await copy.click();
  await expect(copied.or(byHand)).toBeVisible();
  await page.mouse.click(30, 600);
  await expectOpen(page, false);
  await button.click();
  await button.click();
  await expectOpen(page, false);
  await expect(button).not.toBeFocused();
  expect(complaints).toEqual([]);
});

test('the keyboard opens, walks and closes the share menu, and is back', async ({ page }) => {
  const { button, networks, copy, more, less, email } = shareMenu(page);
  await page.goto('/help/');
  await button.focus();
  await page.keyboard.press('Enter');
  for (const stop of [...networks, copy, more]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await less.press('Enter');
  await expect(more).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(button).toBeFocused();
});

test('the share panel hangs under its button on the edge of the content', async ({ page }) => {
  const { button, networks, more } = shareMenu(page);
  await page.goto('/details/android/');
  for (const width of [340, 640, 1000, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    for (const top of [0, 30]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      // A real press would scroll the page back.
      await button.dispatchEvent('click');
      await expect(more).toBeInViewport({ ratio: 1 });
      const place = await more.evaluate((element) => {
        const panel = element.closest('[popover]')!;
        const above = panel.previousElementSibling!.getBoundingClientRect();
        const main = document.querySelector('main')!;
        const edge =
          main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
        const { left, top, right, bottom } = panel.getBoundingClientRect();
        return {
          isInside: left >= 0 && bottom <= innerHeight,
          isAligned: Math.abs(right - edge) <= 1,
          isUnder: top > above.bottom && top <= above.bottom + 16,
        };
      });
      expect(place, `at ${width} px`).toEqual({ isInside: true, isAligned: true, isUnder: true });
      await button.dispatchEvent('click');
      await expect(networks[0]!).toBeHidden();
    }
  }
});
