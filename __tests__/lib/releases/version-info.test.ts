import { fullProduct, withoutAndroid, withoutWindows } from '../../support/product';
import { versionInfo } from '@/lib/releases/version-info';

it('version.json has the version of each program, null for an unknown date, and the installer’s address and checksum', () => {
  const releases = [{ version: '1.9', date: '', changes: [] }];
  const android = { ...withoutWindows.android, releases };
  const { file, bytes, sha256 } = fullProduct.windows.installer;
  const home = 'https://owner.example/slovar/';

  expect(versionInfo({ ...withoutWindows, android }, home)).toEqual({
    android: { version: '1.9', date: null },
  });
  expect(versionInfo(withoutAndroid, home)).toEqual({
    windows: {
      ...{ version: '1.0.7', date: '2026-07-31', bytes, sha256 },
      url: `https://owner.example/slovar/downloads/${file}`,
    },
  });
});
