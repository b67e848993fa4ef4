import { fullProduct } from '../../support/product';
import { assetLinks } from '@/lib/well-known/asset-links';

it('assetlinks.json contains the app’s package name and certificates, and does not exist without certificates', () => {
  const { app } = fullProduct;
  const target = {
    package_name: app.packageName,
    sha256_cert_fingerprints: app.certificates,
  };

  expect(JSON.parse(assetLinks(app) ?? '')).toMatchObject([{ target }]);
  expect(assetLinks({ ...app, certificates: [] })).toBeUndefined();
});
