import { expect, test } from '../support/test';
import { resultPages } from '@/lib/content/result-pages';

test('result pages drop the token from their URL and never pass it on', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const addresses = resultPages.map(({ slug }) => `${site.url}/${slug}/`);
  for (const address of addresses) {
    await page.goto(`${address}?token=s3cret`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(address);
    expect(await page.locator('body').innerText(), address).not.toMatch(/token|s3cret/);
  }
  // Only the requests for the pages themselves contain the token. No request goes to the account service.
  const suspicious = requests.filter((url) => /s3cret|\/acc\//.test(url));
  expect(suspicious).toEqual(addresses.map((address) => `${address}?token=s3cret`));
});
