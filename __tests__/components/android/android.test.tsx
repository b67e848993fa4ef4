import { partsOf } from '../../support/markup';
import { Dictionaries, Languages } from '@/components/android/dictionaries';
import { StoreLinks, StoreQr } from '@/components/android/stores';
import { buttonStyle } from '@/components/ui/action-style';
import { fillIn } from '@/lib/text/fill-in';
import { android } from '@/lib/words/android';
import { languages } from '@/lib/words/dictionary-languages';

const words = android.dictionaries;
const into = (...targets: string[]) =>
  targets.map((to) => ({ code: 'de', from: 'Из А', own: 'A', to }));

const entry = ['Из А ', 'de', 'A'];
const head = [words.from, 'col', words.to, 'col'];
const row = (to: string) => ['Из А ', 'row', 'de', 'A', to];

const list = [fillIn(words.intoOneLanguage, { language: 'русский' }), ...entry, ...entry];
const table = [...head, ...row('РЖЯ'), ...row('Русский')];

it.each([
  ['dictionaries with a common target language as a list', ['Русский', 'Русский'], list],
  ['dictionaries with several target languages as a table', ['РЖЯ', 'Русский'], table],
  ['a single dictionary as a table', ['Русский'], [...head, ...row('Русский')]],
])('the Android page shows %s, and a note if the app has more dictionaries', (_, to, shown) => {
  const partsWith = (moreDictionaries: boolean) => {
    const site = { dictionaries: into(...to), moreDictionaries };
    return partsOf(<Dictionaries site={site} />, 'p li th th@scope i@lang i td');
  };

  expect(partsWith(false)).toEqual(shown);
  expect(partsWith(true)).toEqual([...shown, ...(words.others ? [words.others] : [])]);
});

it.each([
  ['list', 'Б'],
  ['table', 'В'],
])('a %s of more than 30 dictionaries is in a focusable group with a name', (_, last) => {
  // The entries have no classes. On a page with hundreds of dictionaries, classes would be most of the HTML.
  const entries = 'tr@class th@class td@class li@class i@class';
  const attributesWith = (length: number) => {
    const dictionaries = into(last, ...Array<string>(length - 1).fill('Б'));
    const frame = <Dictionaries site={{ dictionaries, moreDictionaries: false }} />;
    return partsOf(frame, `div@role div@aria-label div@tabindex ${entries}`).filter(Boolean);
  };

  expect(attributesWith(30)).toEqual([]);
  expect(attributesWith(31)).toEqual(['group', words.title, '0']);
});

const pair = (from: string, to: string) => ({ code: 'xx', from, own: from, to });
const english = pair('Английский', 'Русский');
const sign = pair('РЖЯ', 'Русский');
const toGerman = pair('Английский', 'Немецкий');

const namesOf = (...names: string[]) => fillIn(languages.list, { languages: names.join(', ') });
const more = (...names: string[]) => fillIn(languages.more, { languages: namesOf(...names) });
const eleven = Array.from({ length: 11 }, (_, index) => pair(`я${index}`, `в${index}`));
const firstTen = eleven.slice(0, 10).map(({ from }) => from);
const intoRussian = { languages: namesOf('английский', 'РЖЯ'), language: 'русский' };
const one = { languages: 'английский' };

it.each([
  ['names the only target language', [english, sign], false, fillIn(languages.into, intoRussian)],
  ['uses the singular for one language', [english, toGerman], false, fillIn(languages.one, one)],
  ['uses the plural if some languages are unlisted', [english, toGerman], true, more('английский')],
  ['names only the first ten of eleven languages', eleven, false, more(...firstTen)],
  ['is left out if no dictionary is listed', [], true, ''],
])('the sentence about languages %s', (_, dictionaries, moreDictionaries, sentence) => {
  const shown = partsOf(<Languages site={{ dictionaries, moreDictionaries }} />, 'p');
  expect(shown).toEqual(sentence ? [`${sentence}.`] : []);
});

const stores = [
  { name: 'Google Play', url: 'https://a.example/?a=1' },
  { name: 'Лавка «Слово» & Ко', url: 'https://b.example' },
] as const;
const { link, qrCode, qrHint } = android.store;

it('store links open a new tab, the first is a primary button, and the QR code names its store', () => {
  // A short name gets no-break spaces, so that it stays on one line.
  const [first, second] = [{ store: 'Google\u00a0Play' }, { store: stores[1].name }];

  expect(partsOf(<StoreLinks stores={stores} />, 'a@href a a@target a@rel a@class')).toEqual([
    ...[stores[0].url, fillIn(link, first), '_blank', 'noreferrer', buttonStyle.primary],
    ...[stores[1].url, fillIn(link, second), '_blank', 'noreferrer', buttonStyle.secondary],
  ]);
  const badge = { src: '/badge.svg', width: 168, height: 56 };
  const withBadge = <StoreLinks stores={[{ ...stores[0], badge }]} />;
  expect(partsOf(withBadge, 'a img@src img@alt img@width img@height')).toEqual([
    ...['', badge.src, fillIn(link, first), '168', '56'],
  ]);
  const code = [fillIn(qrCode, first), fillIn(qrHint, first)];
  expect(partsOf(<StoreQr {...stores[0]} />, 'img@alt figcaption')).toEqual(code);
});
