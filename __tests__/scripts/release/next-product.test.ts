/** @jest-environment node */
import { fullProduct } from '../../support/product';
import { nextProduct } from '@/scripts/release/next-product';

it('gives the installer the name of the former one, in small letters', () => {
  const draft = {
    ...({ platform: 'windows', version: '2.1', date: '2026-12-01', changes: [] } as const),
    installer: { path: 'builds/Setup Final.EXE', signedBy: '' },
  };

  const { windows } = nextProduct(
    fullProduct,
    { ...draft, changes: [] },
    '2026-12-02',
    Buffer.of(1),
  );
  expect(windows.installer.file).toBe('SlovarPlus-2.1.exe');
  expect(windows.requirements).toBe('Windows 10');
});
