import { expect, test } from '../support/test';
import { resultPages } from '@/lib/content/result-pages';

test('a result page drops and never shows what an email’s link carries', async ({ page, site }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const { slug } of resultPages) {
    const path = `/${slug}/`;
    requests.length = 0;
    await page.goto(`${path}?token=s3cret&utm_source=<b>email</b>`, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(`${site.url}${path}`);
    expect(await page.locator('body').innerText(), path).not.toMatch(/s3cret|utm_source|<b>/);
    expect(requests.map((url) => new URL(url).search).filter(Boolean), path).toHaveLength(1);
    expect(
      requests.filter((url) => url.includes('/acc/')),
      path,
    ).toEqual([]);
  }
});
