/** @jest-environment node */
import { fullProduct } from '../../support/product';
import { assetLinks } from '@/scripts/export/host-files/asset-links';

const certificates = [`${'AB:'.repeat(31)}01`, `${'CD:'.repeat(31)}02`];

it('says which app may open the site’s links, by its package and its certificates', () => {
  expect(JSON.parse(assetLinks({ ...fullProduct.app, certificates }) ?? '')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: fullProduct.app.packageName,
        sha256_cert_fingerprints: certificates,
      },
    },
  ]);
});

it.each([
  ['package', { packageName: '', certificates }],
  ['certificates', { certificates: [] }],
])('without the %s there is no file', (_, changed) => {
  expect(assetLinks({ ...fullProduct.app, ...changed })).toBeUndefined();
});
