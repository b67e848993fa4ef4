import { tabOrderFaults } from '../support/keyboard';
import { expect, test } from '../support/test';
import { views } from '../support/views';
import { routes } from '@/lib/site/routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

for (const [name, open] of Object.entries(views)) {
  test(`Tab walks ${name} in the order of reading, each stop once and seen in all colours`, async ({
    page,
  }) => {
    for (const look of looks) {
      await page.emulateMedia(look);
      await open(page);
      expect.soft(await tabOrderFaults(page), JSON.stringify(look)).toEqual([]);
      // Or the wait of one look would keep the form's button disabled in the next.
      await page.evaluate(() => sessionStorage.clear());
    }
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
  const faults = (await tabOrderFaults(page)).join('\n');
  expect(faults).toContain('has no ring');
  expect(faults).toContain('comes out of order');
  expect(faults).toContain('is not reached');
});
