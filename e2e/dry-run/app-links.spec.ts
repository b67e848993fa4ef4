import { expect, product, test } from '../support/dry-run';

test('Android is told which app may open the site’s links', async ({ request, site }) => {
  const answer = await request.get(`${site.url}/.well-known/assetlinks.json`);
  expect(answer.headers()['content-type']).toMatch(/^application\/json\b/);
  expect(product.app.certificates.length).toBeGreaterThan(0);
  expect(await answer.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: product.app.packageName,
        sha256_cert_fingerprints: product.app.certificates,
      },
    },
  ]);
});
