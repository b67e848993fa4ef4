import { type Page } from 'playwright/test';
import { openCarousel } from '../support/carousel';
import { exportedPages } from '../support/exported';
import { faultsOfTab } from '../support/keyboard';
import { panels } from '../support/panels';
import { expect, test } from '../support/test';
import { version } from '../support/version-dialog';
import { routes } from '@/lib/site/routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const file of exportedPages) {
  test(`Tab walks ${file} in the order of reading, each stop once and seen`, async ({ page }) => {
    await page.goto(`/${file}`);
    expect(await faultsOfTab(page)).toEqual([]);
  });
}

test('the walk by Tab notices a link without ring, order or reach', async ({ page }) => {
  await page.goto(routes.contacts);
  await page.getByRole('main').evaluate((main) => {
    const [first, second] = main.querySelectorAll('a');
    first!.style.outline = 'none';
    first!.addEventListener('keydown', (event) => event.preventDefault());
    second!.tabIndex = 1;
  });
  const faults = (await faultsOfTab(page)).join('\n');
  expect(faults).toContain('has no ring');
  expect(faults).toContain('comes out of order');
  expect(faults).toContain('is not reached');
});

const states = {
  ...panels,
  'the carousel, of whose slides one is shown': async (page: Page) => {
    await openCarousel(page);
    await version(page).focus();
  },
};

for (const look of [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const) {
  for (const [name, open] of Object.entries(states)) {
    test(`Tab walks ${name} (${look.colorScheme} theme, forced colours: ${look.forcedColors})`, async ({
      page,
    }) => {
      await page.emulateMedia(look);
      await open(page);
      expect(await faultsOfTab(page)).toEqual([]);
    });
  }
}
