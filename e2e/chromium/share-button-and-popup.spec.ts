import { hydrate } from '../support/islands';
import { shareMenu } from '../support/share';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';

test('the open share menu’s button is highlighted and marked as expanded', async ({ page }) => {
  const { button, networks } = shareMenu(page);
  await page.goto(routes.contacts);
  const closed = await button.evaluate((own) => getComputedStyle(own).color);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(networks[0]!).toBeVisible();
  await expect(button).not.toHaveCSS('color', closed);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const expanded = nodes.filter(({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'expanded' && value.value === true),
  );
  expect(expanded.map(({ role }) => role?.value)).toContain('button');
  await page.keyboard.press('Escape');
  await expect(button).toHaveCSS('color', closed);
});

test('a share link opens a small window without an opener or a referrer', async ({ page }) => {
  const { button, networks } = shareMenu(page);
  // Tests must not send requests to Telegram itself.
  await page.context().route(/t\.me/, (route) => route.fulfill({ body: 'share form' }));
  await page.goto(routes.contacts);
  await hydrate(page, 'share');
  await button.click();
  const opening = page.waitForEvent('popup');
  await networks[1]!.click();
  const popup = await opening;
  await expect(popup.getByText('share form')).toBeVisible();
  const readWindow = () => [window.opener, document.referrer, innerWidth, innerHeight];
  expect(await popup.evaluate(readWindow)).toEqual([null, '', 800, 500]);
  expect(page.url()).toContain(routes.contacts);
});
