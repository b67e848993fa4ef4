/** @jest-environment node */
import { markup } from '../../support/markup';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { changesPage } from '@/lib/content/changes-page';
import { longDate } from '@/lib/format/long-date';
import { type Release } from '@/lib/product/schema';

const release: Release = {
  version: '1.10',
  date: '2026-11-20',
  changes: [
    { kind: 'fixed', text: 'Ошибка' },
    { kind: 'new', text: 'Иконка' },
  ],
};

const show = (changed: Partial<Release> = {}) =>
  markup(<ReleaseEntry platform="android" release={{ ...release, ...changed }} />);

it('stands at its permanent address, to which its heading links, with its day', () => {
  const { texts, values } = show();

  expect([values('article', 'id'), values('a', 'href')]).toEqual([
    ['android-1.10'],
    ['#android-1.10'],
  ]);
  expect([texts('time'), values('time', 'datetime')]).toEqual([
    [longDate(release.date)],
    [release.date],
  ]);
});

it('tells the changes under the headings of their kinds', () => {
  const titleOf = (wanted: string) => changesPage.kinds.find(({ kind }) => kind === wanted)?.title;

  expect(show().texts('h4 li p')).toEqual([titleOf('new'), 'Иконка', titleOf('fixed'), 'Ошибка']);
});

it('tells no day that is not known, and says so when nothing is described', () => {
  const { texts } = show({ date: '', changes: [] });

  expect(texts('time h4 ul li p')).toEqual([changesPage.noChanges]);
});
