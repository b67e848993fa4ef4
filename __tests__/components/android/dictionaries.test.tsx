import { partsOf } from '../../support/markup';
import { Dictionaries } from '@/components/android/dictionaries';
import { android } from '@/lib/content/android';
import { fillIn } from '@/lib/text/fill-in';

const words = android.dictionaries;
const into = (...targets: string[]) =>
  targets.map((to) => ({ code: 'de', from: 'Из А', own: 'A', to }));

const once = fillIn(words.intoOneLanguage, { language: 'русский' });
const entry = ['Из А ', 'de', 'A'];
const head = [words.from, 'col', words.to, 'col'];
const row = (to: string) => ['Из А ', 'row', 'de', 'A', to];

const list = [once, ...entry, ...entry];
const table = [...head, ...row('РЖЯ'), ...row('Русский')];

it.each([
  ['several dictionaries into one language are shown as a list', ['Русский', 'Русский'], list],
  ['dictionaries into several languages are shown as a table', ['РЖЯ', 'Русский'], table],
  ['a single dictionary is shown as a table', ['Русский'], [...head, ...row('Русский')]],
])('%s', (_, targets, shown) => {
  const dictionaries = <Dictionaries dictionaries={into(...targets)} hasMore />;

  const more = words.others ? [words.others] : [];
  expect(partsOf(dictionaries, 'p li th th@scope i@lang i td')).toEqual([...shown, ...more]);
});

it('the sentence about further dictionaries is shown only if the owner says that there are more', () => {
  const dictionaries = <Dictionaries dictionaries={into('Русский')} hasMore={false} />;

  expect(partsOf(dictionaries, 'p')).toEqual([]);
});

it.each([
  ['list', 'Б'],
  ['table', 'В'],
])(
  'a %s of more than 30 dictionaries is in a group with a label, and no entry has a class',
  (_, last) => {
    const framedBy = (length: number) => {
      const dictionaries = into(last, ...Array<string>(length - 1).fill('Б'));
      const frame = <Dictionaries dictionaries={dictionaries} hasMore={false} />;
      const entries = 'tr@class th@class td@class li@class i@class';
      return partsOf(frame, `div@role div@aria-label div@tabindex ${entries}`).filter(Boolean);
    };

    expect(framedBy(30)).toEqual([]);
    expect(framedBy(31)).toEqual(['group', words.title, '0']);
  },
);
