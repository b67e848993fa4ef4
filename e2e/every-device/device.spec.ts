import { recordLayoutShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

test('the device is known before the first paint, and nothing moves', async ({
  page,
}, testInfo) => {
  const shifts = await recordLayoutShifts(page);
  const parsers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes('UAParser')) parsers.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute(
    'data-device',
    testInfo.project.name === 'phone' ? 'mobile' : 'desktop',
  );
  expect(await shifts()).toEqual([]);
  // The parser is for browsers that do not say what they run on.
  expect(parsers).toEqual([]);
});

test.describe('in a browser without userAgentData', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'userAgentData');
    });
  });

  test('the user-agent string tells the device', async ({ page }, testInfo) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute(
      'data-device',
      testInfo.project.name === 'phone' ? 'mobile' : 'desktop',
    );
  });
});
