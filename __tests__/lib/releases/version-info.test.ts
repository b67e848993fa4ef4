import { fullProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { versionInfo } from '@/lib/releases/version-info';

it('version.json has the current versions, null for an unknown date, and the installer’s address and checksum', () => {
  const releases = [{ version: '1.9', date: '', changes: [] }];
  const android = { ...fullProduct.android, releases };
  const { file, bytes, sha256 } = fullProduct.windows.installer;

  expect(versionInfo({ ...fullProduct, android }, 'https://owner.example/slovar/')).toEqual({
    android: { version: '1.9', date: null },
    windows: {
      version: '1.0.7',
      date: '2026-07-31',
      url: `https://owner.example/slovar/downloads/${file}`,
      bytes,
      sha256,
    },
  });
});

it('version.json has no entry for a program without releases', () => {
  const home = 'https://owner.example';

  expect(Object.keys(versionInfo(withoutAndroid, home))).toEqual(['windows']);
  expect(Object.keys(versionInfo(withoutWindows, home))).toEqual(['android']);
});
