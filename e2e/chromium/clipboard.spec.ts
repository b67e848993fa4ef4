import { islandButton } from '../support/islands';
import { settings } from '../support/published';
import { expect, test } from '../support/test';

test('a press on «copy» before the scripts are there puts the site’s address into the clipboard', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const release = site.holdScripts();
  await page.goto('/help/', { waitUntil: 'domcontentloaded' });
  await islandButton(page, 'share', 0).click();
  await islandButton(page, 'share', 1).click();
  release();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(settings.homeUrl);
});
