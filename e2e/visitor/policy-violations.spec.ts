import { expect, test } from '../support/test';

test('a test fails if a style or an image violates the CSP', async ({ page, violations }) => {
  await page.goto('/help/');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/a.png' }));
  });
  await expect.poll(() => violations.join('\n')).toMatch(/style-src[\s\S]*img-src/);
  violations.length = 0;
});
