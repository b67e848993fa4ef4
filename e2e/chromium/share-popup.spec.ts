import { hydrate } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('a share link opens a small window without an opener or a referrer', async ({ page }) => {
  const { button, networks } = shareMenu(page);
  // Tests must not send requests to Telegram itself.
  await page.context().route(/t\.me/, (route) => route.fulfill({ body: 'share form' }));
  await page.goto(routes.contacts);
  await hydrate(page, 'tell');
  await button.click();
  const opening = page.waitForEvent('popup');
  await networks[1]!.click();
  const popup = await opening;
  await expect(popup.getByText('share form')).toBeVisible();
  const readWindow = () => [window.opener, document.referrer, innerWidth, innerHeight];
  expect(await popup.evaluate(readWindow)).toEqual([null, '', 800, 500]);
  expect(page.url()).toContain(routes.contacts);
});
