import { carousel, dot, expectSlide, openCarousel } from '../support/carousel';
import { islandButton, openHeld } from '../support/islands';
import { settings } from '../support/published';
import { expect, test } from '../support/test';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/site/routes';

test('a slide that comes by itself is not announced, a chosen one is', async ({ page }) => {
  await page.clock.install();
  await openCarousel(page);
  const silent = carousel(page).locator('[aria-live=off]');
  await expect(silent).toHaveCount(1);
  await page.clock.runFor(21_000);
  await expectSlide(page, 2);
  await expect(silent).toHaveCount(1);
  await dot(page, 1).click();
  await expectSlide(page, 1);
  await expect(carousel(page).locator('[aria-live=polite]')).toHaveCount(1);
  await expect(silent).toHaveCount(0);
});

test('a link copied before the scripts came is announced', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = await openHeld(page, site, routes.contacts);
  const status = page.getByRole('banner').getByRole('status');
  await islandButton(page, 'share', 0).click();
  await islandButton(page, 'share', 1).click();
  await expect(status).toBeEmpty();
  release();
  await expect(status).toHaveText('Ссылка скопирована');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(settings.homeUrl);
});

test('a copy button of the Windows page copies its text and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(routes.windows);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: windows.file.copyCommand }).click();
  await expect(main.getByText(windows.file.commandCopied)).toBeVisible();
  const command = await main.locator('pre').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
});
