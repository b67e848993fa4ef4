import { hydrate } from '../support/islands';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('a click on a network’s link opens an 800×500 window without opener or referrer', async ({
  page,
  context,
}) => {
  const { button, networks } = shareMenu(page);
  // Tests must send nothing to the real network.
  await context.route(/t\.me/, (route) => route.fulfill({ body: 'share form' }));
  await page.goto(routes.contacts);
  await hydrate(page, 'share');
  await button.click();
  const opening = page.waitForEvent('popup');
  await networks[1]!.click();
  const popup = await opening;
  await expect(popup.getByText('share form')).toBeVisible();
  expect(
    await popup.evaluate(() => [window.opener, document.referrer, innerWidth, innerHeight]),
  ).toEqual([null, '', 800, 500]);
  expect(page.url()).toContain(routes.contacts);
});
