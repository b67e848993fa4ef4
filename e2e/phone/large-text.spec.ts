import { type Page } from 'playwright/test';
import { drawer, menuButton } from '../support/drawer';
import { expectFits } from '../support/fits';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';
import { pagePaths } from '@/scripts/page-paths';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...pagePaths, '/no-such-page/']) {
  test(`${path} fits a phone with large text`, async ({ page }) => {
    await page.goto(path);
    await expectFits(page);
  });
}

const opened = {
  ...panels,
  'the drawer': async (page: Page) => {
    await page.goto('/help/');
    await menuButton(page).tap();
    await expect(drawer(page).itself).toBeVisible();
  },
};

for (const [name, open] of Object.entries(opened)) {
  test(`${name} fits a phone with large text`, async ({ page }) => {
    await open(page);
    await expectFits(page);
  });
}
