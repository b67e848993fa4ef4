/** @jest-environment node */
import { fullFacts } from '../../support/facts';
import { measureFile } from '@/lib/installer/installer-mismatch';
import { type ReleaseDraft } from '@/scripts/release/draft';
import { nextFacts } from '@/scripts/release/next-facts';

const draft: ReleaseDraft = {
  platform: 'android',
  version: '1.11',
  date: '2026-12-01',
  changes: [{ kind: 'new', text: 'Упражнение "Мозаика"' }],
};

const data = Buffer.from('new installer');

it('puts the release before the others and marks the day of the edit', () => {
  const next = nextFacts(fullFacts, draft, '2026-12-02');

  expect(next).toEqual({
    ...fullFacts,
    updated: '2026-12-02',
    android: {
      releases: [
        {
          version: '1.11',
          date: '2026-12-01',
          changes: [{ kind: 'new', text: 'Упражнение «Мозаика»' }],
        },
        ...fullFacts.android.releases,
      ],
    },
  });
});

it('measures the installer of Windows and gives it the name of the former one', () => {
  const installer = { path: 'builds/Setup Final.EXE', signedBy: '' };
  const ofWindows = { ...draft, platform: 'windows' as const, version: '2.1', installer };

  const { windows } = nextFacts(fullFacts, ofWindows, '2026-12-02', data);
  expect(windows.installer).toEqual({
    file: 'SlovarPlus-2.1.exe',
    ...measureFile(data),
    signedBy: '',
  });
  expect(windows.requirements).toBe('Windows 10');
});

it('leaves the facts that it was given as they are', () => {
  const before = structuredClone(fullFacts);
  nextFacts(fullFacts, draft, '2026-12-02');

  expect(fullFacts).toEqual(before);
});

it('refuses what the schema refuses', () => {
  expect(() => nextFacts(fullFacts, { ...draft, version: '1.10' }, '2026-12-02')).toThrow(
    'android.releases: must have each version once',
  );
});
