import { devices } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { overlays } from '../support/panels';
import { expect, phone, test } from '../support/test';
import { routes } from '@/lib/site/routes';

// Only a phone has the drawer.
test.use(phone);

test('Escape, a button or a click outside closes a panel', async ({ page, complaints }) => {
  await openCarousel(page);
  const { menu } = overlays(page);
  const right = await page.evaluate(() => innerWidth);
  for (const [name, { button, root, close }] of Object.entries(overlays(page))) {
    for (const closeIt of [
      // The share button also closes its panel, but not by the second click of a double click.
      () => (name === 'sharePanel' ? close.dispatchEvent('click') : close.click()),
      () => page.keyboard.press('Escape'),
      // A dialog is deaf at first.
      () =>
        expect(async () => {
          await page.mouse.click(right - 6, 500);
          await expect(root).toBeHidden({ timeout: 500 });
        }).toPass(),
    ]) {
      await expect(async () => {
        await button.click();
        await expect(root, name).toBeVisible({ timeout: 500 });
      }).toPass();
      await closeIt();
      await expect(root, name).toBeHidden();
      // A picture's link may keep the focus that the click gave it.
      if (name !== 'largePicture') await expect(button, name).not.toBeFocused();
      await expect(page, name).toHaveURL(routes.android);
    }
  }

  await test.step('the drawer dims the page, and closes as soon as a link in it is clicked', async () => {
    await expect(menu.button.getByText('Меню')).toBeVisible();
    await menu.button.click();
    const dimmed = menu.root.evaluate((own) => getComputedStyle(own, '::backdrop').backgroundColor);
    expect(await dimmed).not.toBe('rgba(0, 0, 0, 0)');
    // Simulates a slow connection: the click does not open the next page.
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    });
    await menu.links.last().click();
    await expect(menu.root).toBeHidden();
  });
  expect(complaints).toEqual([]);
});

test.describe('in a large window', () => {
  // A phone's viewport would make WebKitGTK's window smaller, and the window would lose the focus.
  test.use({ viewport: devices['Desktop Chrome'].viewport });

  test('a dialog takes the focus when it opens and returns it when it closes', async ({ page }) => {
    await openCarousel(page);
    const { menu, version, largePicture } = overlays(page);
    for (const [{ button, root }, first, next] of [
      // If the dialog itself has the focus, screen readers announce the dialog's title and list.
      [version, version.root, version.list],
      [largePicture, largePicture.frame, largePicture.close],
      [menu, menu.close, menu.root.getByRole('link').first()],
    ] as const) {
      await button.press('Enter');
      await expect(first).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
      await expect(root.locator(':focus-visible')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(root).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.locator(':focus-visible')).toHaveCount(1);
    }
    // Simulates a click by a screen reader, which sends no key or pointer events.
    await menu.button.dispatchEvent('click', { detail: 1, clientX: 99 });
    await expect(menu.root).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.button).toBeFocused();
  });
});
