import { type Page } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { colourModes, tabOrderFaults } from '../support/keyboard';
import { panels, versionButton } from '../support/panels';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const views = {
  ...panels,
  'the hydrated carousel': async (page: Page) => {
    await openCarousel(page);
    await versionButton(page).focus();
  },
};

for (const [view, open] of Object.entries(views)) {
  test(`Tab reaches the controls of ${view} in order and shows a focus ring`, async ({ page }) => {
    const [first, ...others] = colourModes;
    await page.emulateMedia(first);
    await open(page);
    expect(await tabOrderFaults(page, others)).toEqual([]);
  });
}
