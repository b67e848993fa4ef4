import { tabOrderFaults } from '../support/keyboard';
import { expect, test } from '../support/test';
import { views } from '../support/views';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const colourModes = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const [view, open] of Object.entries(views)) {
  test(`Tab reaches the controls of ${view} in order and shows a focus ring`, async ({ page }) => {
    for (const colourMode of colourModes) {
      await page.emulateMedia(colourMode);
      await open(page);
      expect.soft(await tabOrderFaults(page), JSON.stringify(colourMode)).toEqual([]);
      // Ends the countdown. Otherwise the form's button would still be disabled in the next colour mode.
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}
