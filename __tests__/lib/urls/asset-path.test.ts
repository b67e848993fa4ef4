/** @jest-environment node */
import { assetPath } from '@/lib/urls/asset-path';

it.each([
  ['', '/downloads/a.zip'],
  ['/slovar', '/slovar/downloads/a.zip'],
])('a file of a site under «%s» is at %s', (basePath, address) => {
  expect(assetPath(basePath, '/downloads/a.zip')).toBe(address);
});
