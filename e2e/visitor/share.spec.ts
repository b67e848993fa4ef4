import { island, openWithDelayedScripts } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { fallbacks } from '@/lib/words/fallbacks';

test('the share menu works by keyboard alone, and closes behind the focus', async ({ page }) => {
  const { button, networks, copy, more, less, email } = shareMenu(page);
  // In a narrow window the toolbar's links are beneath the panel.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.contacts);
  await button.press('Enter');
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
  const { x, y } = (await more.boundingBox())!;
  await more.press('Tab');
  await expect(networks[0]!).toBeHidden();

  await test.step('a press as soon as the panel opens counts', async () => {
    await button.press('Enter');
    await page.mouse.click(x + 20, y + 20);
    await expect(email).toBeVisible();
    await expect(page).toHaveURL(routes.contacts);
  });
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
      const [beside, below] = await more.evaluate((element) => {
        const panel = element.closest('[popover]')!.getBoundingClientRect();
        const main = document.querySelector('main')!;
        const edge =
          main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
        const above = element.closest('[popover]')!.previousElementSibling!;
        return [panel.right - edge, panel.top - above.getBoundingClientRect().bottom];
      });
      expect(Math.abs(beside!), `at ${width} px`).toBeLessThanOrEqual(1);
      expect(Math.abs(below! - 8), `at ${width} px`).toBeLessThanOrEqual(8);
      await button.dispatchEvent('click');
      await expect(networks[0]!).toBeHidden();
    }
  }
});

test('if the share menu’s code throws, its links stay in the open menu', async ({ page, site }) => {
  const { button, networks, copy, more, email } = shareMenu(page);
  const release = await openWithDelayedScripts(page, site, routes.contacts);
  // Replaces the island's props, as a faulty proxy might.
  await island(page, 'tell').evaluate((element) => (element.dataset.props = '{}'));
  await button.click();
  await copy.click();
  release();
  await expect(page.getByText(fallbacks.share)).toBeVisible();
  await expect(email).toBeVisible();
  await expect(networks[0]!).toBeVisible();
  await expect(copy.or(more)).toBeHidden();
});
