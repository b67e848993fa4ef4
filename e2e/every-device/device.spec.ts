import { recordLayoutShifts } from '../support/layout-shifts';
import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';

const named = (isMobile: boolean) => (isMobile ? 'mobile' : 'desktop');

test('the device is known before the first paint, without a script, and nothing moves', async ({
  page,
  isMobile,
}) => {
  const shifts = await recordLayoutShifts(page);
  const requests = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-device', named(isMobile));
  expect(await shifts()).toEqual([]);
  // The parser of user-agent strings is for browsers that do not say what they run on.
  expect(requests.scripts()).toEqual([]);
});

test('where the browser has no userAgentData, the user-agent string tells the device', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'userAgentData');
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-device', named(isMobile));
});

test('the next step is said for the device at hand', async ({ page, isMobile }) => {
  await page.goto('/emailSuccess/');
  await expect(page.getByText('Вернитесь в приложение')).toBeVisible({ visible: isMobile });
  await expect(page.getByText('Откройте приложение на своём')).toBeVisible({ visible: !isMobile });
});
