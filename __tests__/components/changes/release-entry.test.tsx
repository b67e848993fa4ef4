import { partsOf } from '../../support/markup';
import { VersionDialog } from '@/components/android/version-dialog';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { changesPage } from '@/lib/content/changes-page';
import { longDate } from '@/lib/text/long-date';

const date = '2026-11-20';
const unknown = { version: '1.10', date: '', changes: [] };

it('a release shows its date, and its changes under a heading for each kind', () => {
  const fixed = { kind: 'fixed', text: 'Ошибка' } as const;
  const added = { kind: 'new', text: 'Иконка' } as const;
  const release = { ...unknown, date, changes: [fixed, added] };
  const titleOf = (name: string) => changesPage.kinds.find(({ kind }) => kind === name)?.title;
  const entry = <ReleaseEntry platform="android" release={release} />;

  expect(partsOf(entry, 'time@datetime time h4 li p')).toEqual([
    ...[date, longDate(date), titleOf('new'), added.text, titleOf('fixed'), fixed.text],
  ]);
});

it('a release without a date and changes says that its changes are not described, and so does the version dialog', () => {
  const entry = <ReleaseEntry platform="android" release={unknown} />;
  expect(partsOf(entry, 'time h4 ul li p')).toEqual([changesPage.noChanges]);

  const dialog = <VersionDialog release={unknown} />;
  expect(partsOf(dialog, 'ul p')).toEqual([changesPage.noChanges, '']);
});
