/** @jest-environment node */
import { fullFacts } from '../../support/facts';
import { nextFacts } from '@/scripts/release/next-facts';

it('gives the installer the name of the former one, in small letters', () => {
  const draft = {
    ...({ platform: 'windows', version: '2.1', date: '2026-12-01', changes: [] } as const),
    installer: { path: 'builds/Setup Final.EXE', signedBy: '' },
  };

  const { windows } = nextFacts(fullFacts, { ...draft, changes: [] }, '2026-12-02', Buffer.of(1));
  expect(windows.installer.file).toBe('SlovarPlus-2.1.exe');
  expect(windows.requirements).toBe('Windows 10');
});
