import { openWithDelayedScripts } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('the share menu works by keyboard alone, and closes behind the focus', async ({ page }) => {
  const { button, networks, copy, more, less, email } = shareMenu(page);
  await page.goto(routes.contacts);
  await button.focus();
  await page.keyboard.press('Enter');
  for (const stop of [...networks, copy, more]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await less.press('Enter');
  await more.press('Enter');
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(networks[0]!).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  // The panel has forgotten that it was expanded.
  await more.press('Tab');
  await expect(networks[0]!).toBeHidden();
});

test('the share panel opens at the content’s edge below its button @fonts', async ({ page }) => {
  const { button, networks, more } = shareMenu(page);
  await page.goto(routes.android);
  for (const width of [340, 640, 1000, 1920]) {
    await page.setViewportSize({ width, height: 600 });
    for (const top of [0, 30]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      // Playwright's `click` would scroll the page to the top.
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

test('a press as soon as the share panel opens counts, hydrated or not', async ({ page, site }) => {
  const { button, networks, copy, copied, byHand, more, email } = shareMenu(page);
  // In a narrow window the toolbar's links are beneath the panel.
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await openWithDelayedScripts(page, site, routes.contacts);
  await button.press('Enter');
  const places = [await copy.boundingBox(), await more.boundingBox()];
  for (const [index, result] of [copied.or(byHand), email].entries()) {
    await page.keyboard.press('Escape');
    await expect(networks[0]!).toBeHidden();
    await button.press('Enter');
    await page.mouse.click(places[index]!.x + 20, places[index]!.y + 20);
    release();
    await expect(result).toBeVisible();
    await expect(page).toHaveURL(routes.contacts);
  }
});
