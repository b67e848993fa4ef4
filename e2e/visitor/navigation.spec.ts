import { devices } from 'playwright/test';
import { navigation } from '../support/exported';
import { menuButton, shareMenu, toolbarLinks } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { downloads } from '@/lib/words/download-page';
import { notFound } from '@/lib/words/not-found';

test('the page for unknown addresses leads home, and has the toolbar’s links', async ({ page }) => {
  await page.goto('/no-such-page/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(toolbarLinks(page)).toHaveText(navigation.map(({ label }) => label));
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText([notFound.home, downloads.title]);
  await links.first().click();
  await expect(page).toHaveURL(routes.home);
});

test('the skip link moves the focus from the toolbar to the content', async ({ page }) => {
  await page.goto(routes.downloads);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(shareMenu(page).button).toBeFocused();
});

test.describe('on a tablet', () => {
  test.use({ userAgent: devices['iPad Mini'].userAgent });

  test('the toolbar shows links and no menu button at any width @fonts', async ({ page }) => {
    await page.goto(routes.contacts);
    for (const detection of ['by the script', 'by media queries']) {
      for (const width of [320, 480, 640, 1024]) {
        await page.setViewportSize({ width, height: 700 });
        for (const control of [...(await toolbarLinks(page).all()), shareMenu(page).button]) {
          await expect(control, detection).toBeInViewport({ ratio: 1 });
          // WCAG 2.5.8.
          expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(24);
        }
        await expect(menuButton(page), detection).toBeHidden();
      }
      await page.evaluate(() => delete document.documentElement.dataset.device);
    }
  });
});
