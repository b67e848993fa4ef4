import { expect, test } from '../support/test';
import { resultPages } from '@/lib/content/result-pages';

test('a result page removes the token in the link of an email from the address bar, and neither shows nor sends it', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const addresses = resultPages.map(({ slug }) => `${site.url}/${slug}/`);
  for (const address of addresses) {
    await page.goto(`${address}?token=s3cret`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(address);
    expect(await page.locator('body').innerText(), address).not.toMatch(/token|s3cret/);
  }
  // Only the navigations themselves carry the token, and the account service is not called.
  expect(requests.filter((url) => /s3cret|\/acc\//.test(url))).toEqual(
    addresses.map((address) => `${address}?token=s3cret`),
  );
});
