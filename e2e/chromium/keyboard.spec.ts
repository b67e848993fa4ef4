import { tabOrderFaults } from '../support/keyboard';
import { expect, test } from '../support/test';
import { views } from '../support/views';
import { routes } from '@/lib/site/routes';

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

test('the keyboard check reports a skipped link, a wrong order and a missing focus ring', async ({
  page,
}) => {
  await page.goto(routes.contacts);
  await page.getByRole('main').evaluate((main) => {
    const [first, second] = main.querySelectorAll('a');
    first!.style.outline = 'none';
    first!.addEventListener('keydown', (event) => event.preventDefault());
    second!.tabIndex = 1;
  });
  const faults = (await tabOrderFaults(page)).join('\n');
  expect(faults).toContain('has no focus ring');
  expect(faults).toContain('is out of document order');
  expect(faults).toContain('is not reached');
});
