import { partsOf } from '../../support/markup';
import { fullSite } from '../../support/site';
import { VersionDialog } from '@/components/android/version-dialog';
import { ChangesNavigation } from '@/components/changes/changes-navigation';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { changesPage } from '@/lib/content/changes-page';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

const date = '2026-11-20';
const undescribed = { version: '1.10', date: '', changes: [] };

it('the changes page links to its sections only if a program has at least five releases', () => {
  const sectionLinks = (releases: number) => {
    const android = { ...fullSite.android!, releases: Array(releases).fill(undescribed) };
    const navigation = <ChangesNavigation programs={{ ...fullSite, android }} />;
    return partsOf(navigation, 'a@href').filter((address) => address?.startsWith('#'));
  };

  expect(sectionLinks(4)).toEqual([]);
  expect(sectionLinks(5)).toEqual(['#android', '#windows']);
});

it('a release shows its date and has a heading for each kind of change', () => {
  const fixed = { kind: 'fixed', text: 'Ошибка' } as const;
  const added = { kind: 'new', text: 'Иконка' } as const;
  const release = { ...undescribed, date, changes: [fixed, added] };
  const titleOf = (name: string) => changesPage.kinds.find(({ kind }) => kind === name)?.title;
  const entry = <ReleaseEntry platform="android" release={release} />;

  expect(partsOf(entry, 'time@datetime time h4 li p')).toEqual([
    ...[date, longDate(date), titleOf('new'), added.text, titleOf('fixed'), fixed.text],
  ]);
});

it('the version dialog lists the changes in the owner’s order, each with the sign and name of its kind', () => {
  const changes = [
    { kind: 'fixed', text: 'Ошибка' } as const,
    { kind: 'new', text: 'Иконка' } as const,
  ];
  const dialog = <VersionDialog version="1.10" changes={changes} />;
  const kinds = changes.map(({ kind }) => `${changesPage.kindOfChange[kind]}: `);
  const version = fillIn(changesPage.version, { version: '1.10' });

  expect(partsOf(dialog, 'small li b span')).toEqual([
    ...[version, 'Ошибка', '✓', kinds[0], 'Иконка', '+', kinds[1]],
  ]);
});

it('a release whose changes are unknown has a note instead of a list', () => {
  const entry = <ReleaseEntry platform="android" release={undescribed} />;
  expect(partsOf(entry, 'time h4 ul li p')).toEqual([changesPage.noChanges]);

  const dialog = <VersionDialog {...undescribed} />;
  expect(partsOf(dialog, 'ul p')).toEqual([changesPage.noChanges, '']);
});
