import { hydrate } from '../support/islands';
import { shareMenu } from '../support/panels';
import { expect, test } from '../support/test';
import { routes } from '@/lib/site/routes';
import { resultPages } from '@/lib/words/result-pages';

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

test('result pages are centred, and pass no token of their URL on', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const addresses = resultPages.map(({ slug }) => `${site.url}/${slug}/`);
  for (const address of addresses) {
    await page.goto(`${address}?token=s3cret`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').locator('p').first()).toHaveCSS('text-align', 'center');
    expect(await page.locator('body').innerText(), address).not.toMatch(/token|s3cret/);
  }
  // Only the requests for the pages themselves contain the token. No request goes to the account service.
  const suspicious = requests.filter((url) => /s3cret|\/acc\//.test(url));
  expect(suspicious).toEqual(addresses.map((address) => `${address}?token=s3cret`));
});
