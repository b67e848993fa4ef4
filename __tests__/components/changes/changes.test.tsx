import { partsOf } from '../../support/markup';
import { VersionDialog } from '@/components/android/version-dialog';
import { ReleaseEntry } from '@/components/changes/releases';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/in-words';
import { changesPage } from '@/lib/words/changes-page';

const [version, date] = ['1.10', '2026-11-20'];
const changes = [
  { kind: 'fixed' as const, text: 'Ошибка' },
  { kind: 'new' as const, text: 'Иконка' },
];
const undescribed = { version, date: '', changes: [] };

it('a release shows its date and has a heading for each kind of change', () => {
  const entry = <ReleaseEntry platform="android" release={{ version, date, changes }} />;
  const titleOf = (name: string) => changesPage.kinds.find(({ kind }) => kind === name)?.title;

  expect(partsOf(entry, 'time@datetime time h4 li p')).toEqual([
    ...[date, longDate(date), titleOf('new'), 'Иконка', titleOf('fixed'), 'Ошибка'],
  ]);
});

it('the version dialog lists the changes in the owner’s order, each with the sign and name of its kind', () => {
  const dialog = <VersionDialog version={version} changes={changes} />;
  const kinds = changes.map(({ kind }) => `${changesPage.kindOfChange[kind]}: `);

  expect(partsOf(dialog, 'small li b span')).toEqual([
    fillIn(changesPage.version, { version }),
    ...['Ошибка', '✓', kinds[0], 'Иконка', '+', kinds[1]],
  ]);
});

it('a release whose changes are unknown has a note instead of a list', () => {
  const entry = <ReleaseEntry platform="android" release={undescribed} />;
  expect(partsOf(entry, 'time h4 ul li p')).toEqual([changesPage.noChanges]);

  const dialog = <VersionDialog {...undescribed} />;
  expect(partsOf(dialog, 'ul p')).toEqual([changesPage.noChanges, '']);
});
