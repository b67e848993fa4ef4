import { partsOf } from '../support/markup';
import { Dictionaries } from '@/components/android/dictionaries';
import { VersionDialog } from '@/components/android/version-dialog';
import { ReleaseEntry } from '@/components/changes/release-entry';
import { PrivacyText } from '@/components/privacy/privacy-text';
import { android } from '@/lib/content/android';
import { changesPage } from '@/lib/content/changes-page';
import { privacy } from '@/lib/content/privacy';
import { fillIn } from '@/lib/text/fill-in';
import { longDate } from '@/lib/text/long-date';

const date = '2026-11-20';
const unknown = { version: '1.10', date: '', changes: [] };

it('a version has its day, and its changes under the headings of their kinds', () => {
  const fixed = { kind: 'fixed', text: 'Ошибка' } as const;
  const added = { kind: 'new', text: 'Иконка' } as const;
  const release = { ...unknown, date, changes: [fixed, added] };
  const titleOf = (name: string) => changesPage.kinds.find(({ kind }) => kind === name)?.title;
  const entry = <ReleaseEntry platform="android" release={release} />;

  expect(partsOf(entry, 'time@datetime time h4 li p')).toEqual([
    ...[date, longDate(date), titleOf('new'), added.text, titleOf('fixed'), fixed.text],
  ]);
});

it('a version of which nothing is known says so, and so does its dialog', () => {
  const entry = <ReleaseEntry platform="android" release={unknown} />;
  expect(partsOf(entry, 'time h4 ul li p')).toEqual([changesPage.noChanges]);

  const dialog = <VersionDialog release={unknown} />;
  expect(partsOf(dialog, 'ul p')).toEqual([changesPage.noChanges, '']);
});

const words = android.dictionaries;
const into = (...targets: string[]) =>
  targets.map((to) => ({ code: 'de', from: 'Из А', own: 'A', to }));

const once = fillIn(words.intoOneLanguage, { language: 'русский' });
const entry = ['Из А ', 'de', 'A'];
const head = [words.from, 'col', words.to, 'col'];
const row = (to: string) => ['Из А ', 'row', 'de', 'A', to];

it.each([
  ['of several languages into one are a list', ['Русский', 'Русский'], [once, ...entry, ...entry]],
  ['into several are a table', ['РЖЯ', 'Русский'], [...head, ...row('РЖЯ'), ...row('Русский')]],
  ['of one language are a table', ['Русский'], [...head, ...row('Русский')]],
])('dictionaries %s', (_, targets, shown) => {
  const dictionaries = <Dictionaries pairs={into(...targets)} hasMore />;

  const more = words.others ? [words.others] : [];
  expect(partsOf(dictionaries, 'p li th th@scope i@lang i td')).toEqual([...shown, ...more]);
});

it('of more dictionaries nothing is said unless the owner says so', () => {
  const dictionaries = <Dictionaries pairs={into('Русский')} hasMore={false} />;

  expect(partsOf(dictionaries, 'p')).toEqual([]);
});

it.each([
  ['list', 'Б'],
  ['table', 'В'],
])('a %s of more than 30 has a frame to scroll in, and no class for each entry', (_, last) => {
  const framedBy = (length: number) => {
    const pairs = into(last, ...Array<string>(length - 1).fill('Б'));
    const kinds =
      'div@role div@aria-label div@tabindex tr@class th@class td@class li@class i@class';
    return partsOf(<Dictionaries pairs={pairs} hasMore={false} />, kinds).filter(
      (part) => part !== undefined,
    );
  };

  expect(framedBy(30)).toEqual([]);
  expect(framedBy(31)).toEqual(['group', words.title, '0']);
});

it('the owner’s text on privacy stands in its order, after the day of its edition if it has one', () => {
  const paragraphs = [
    ...['Мы бережём данные.', '## Кто мы', '- [Контакты](/help/)', '- [почта](mailto:a@b.ru)'],
    ...['### Как', '[Так](https://a.ru)'],
  ];
  const shown = [
    ...['Мы бережём данные.', 'Кто мы', '', '', 'Контакты', '/help/', undefined],
    ...['', 'почта', 'mailto:a@b.ru', undefined, 'Как', '', 'Так', 'https://a.ru', '_blank'],
  ];
  const partsWith = (day: string) => {
    const text = <PrivacyText text={{ date: day, paragraphs }} />;
    return partsOf(text, 'p time@datetime time h2 h3 ul li a a@href a@target');
  };

  expect(partsWith(date)).toEqual([privacy.edition, date, longDate(date), ...shown]);
  expect(partsWith('')).toEqual(shown);
});
