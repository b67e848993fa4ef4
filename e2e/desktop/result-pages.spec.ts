import { expectedPages } from '../support/expected-pages';
import { expect, test } from '../support/test';

const resultPages = expectedPages.filter(({ path }) => /(Success|Error)\/$/.test(path));

test('a result page forgets what an email’s link carries, and prints none of it', async ({
  page,
  site,
}) => {
  expect(resultPages).toHaveLength(6);
  for (const { path } of resultPages) {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${path}?token=s3cret&utm_source=<b>email</b>`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${site.url}${path}`);
    expect(await page.locator('body').innerText(), path).not.toContain('email');
    expect(
      requests.filter((url) => url.includes('s3cret')),
      path,
    ).toHaveLength(1);
    expect(
      requests.filter((url) => url.includes('/acc/')),
      path,
    ).toEqual([]);
  }
});
