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

const titleOf = (wanted: string) => changesPage.kinds.find(({ kind }) => kind === wanted)?.title;

it('stands at its permanent address, to which its heading links', () => {
  const { values } = show();

  expect([values('article', 'id'), values('a', 'href')]).toEqual([
    ['android-1.10'],
    ['#android-1.10'],
  ]);
});

it('tells the changes under the headings of their kinds', () => {
  const { texts } = show();

  expect(texts('h4 li p')).toEqual([titleOf('new'), 'Иконка', titleOf('fixed'), 'Ошибка']);
});

it('tells the day in words and to machines', () => {
  const { texts, values } = show();

  expect(texts('time')).toEqual([longDate(release.date)]);
  expect(values('time', 'datetime')).toEqual([release.date]);
});

it('tells no day while it is not known', () => {
  expect(show({ date: '' }).texts('time')).toEqual([]);
});

it('says so when nothing is described', () => {
  expect(show({ changes: [] }).texts('h4 ul li p')).toEqual([changesPage.noChanges]);
});
