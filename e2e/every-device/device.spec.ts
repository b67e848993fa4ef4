import { recordLayoutShifts } from '../support/layout-shifts';
import { watchRequests } from '../support/requests';
import { expect, test } from '../support/test';

test('the device is known before the first paint, without a script, and nothing moves', async ({
  page,
  isMobile,
}) => {
  const shifts = await recordLayoutShifts(page);
  const requests = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const device = isMobile ? 'mobile' : 'desktop';
  await expect(page.locator('html')).toHaveAttribute('data-device', device);
  expect(await shifts()).toEqual([]);
  // The parser of user-agent strings is for browsers that do not say what they run on.
  expect(requests.scripts()).toEqual([]);
});
