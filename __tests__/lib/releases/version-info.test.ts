/** @jest-environment node */
import { fullProduct } from '../../support/product';
import { versionInfo } from '@/lib/releases/version-info';

it('tells the current versions and the installer with its checksum', () => {
  expect(versionInfo(fullProduct, 'https://owner.example/slovar/')).toEqual({
    android: { version: '1.10', date: '2026-11-20' },
    windows: {
      version: '2.0',
      date: '2026-11-19',
      url: 'https://owner.example/slovar/downloads/SlovarPlus-2.0.exe',
      bytes: 9,
      sha256: 'a'.repeat(64),
    },
  });
});

it('a day that is not known is null', () => {
  const undated = { ...fullProduct, android: { releases: fullProduct.android.releases.slice(1) } };

  expect(versionInfo(undated, 'https://slovar.example').android).toEqual({
    version: '1.9',
    date: null,
  });
});
