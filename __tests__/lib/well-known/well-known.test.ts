import { fullProduct } from '../../support/product';
import { parseSettings } from '@/lib/settings/parse';
import { assetLinks } from '@/lib/well-known/asset-links';
import { securityTxt } from '@/lib/well-known/security-txt';

it('assetlinks.json contains the app’s certificates and exists only if there are any', () => {
  const { app } = fullProduct;
  const target = { package_name: app.packageName, sha256_cert_fingerprints: app.certificates };

  expect(JSON.parse(assetLinks(app) ?? '')).toMatchObject([{ target }]);
  expect(assetLinks({ ...app, certificates: [] })).toBeUndefined();
});

it('security.txt has the support address and expires a year after the build', () => {
  expect(securityTxt(parseSettings({ SOURCE_DATE_EPOCH: '1795286000' }))).toBe(
    'Contact: mailto:support@slovar.example\nExpires: 2027-11-21T00:00:00Z\nPreferred-Languages: ru, en\n',
  );
});
