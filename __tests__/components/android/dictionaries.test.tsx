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

it.each([
  ['of several languages into one are a list', ['Русский', 'Русский'], [once, ...entry, ...entry]],
  ['into several are a table', ['РЖЯ', 'Русский'], [...head, ...row('РЖЯ'), ...row('Русский')]],
  ['of one language are a table', ['Русский'], [...head, ...row('Русский')]],
])('dictionaries %s', (_, targets, shown) => {
  const dictionaries = <Dictionaries pairs={into(...targets)} />;

  expect(partsOf(dictionaries, 'p li th th@scope i@lang i td')).toEqual([...shown, words.others]);
});

it.each([
  ['list', 'Б'],
  ['table', 'В'],
])('a %s of more than 30 has a frame to scroll in, and no class for each entry', (_, last) => {
  const framedBy = (length: number) => {
    const pairs = into(last, ...Array<string>(length - 1).fill('Б'));
    const kinds =
      'div@role div@aria-label div@tabindex tr@class th@class td@class li@class i@class';
    return partsOf(<Dictionaries pairs={pairs} />, kinds).filter((part) => part !== undefined);
  };

  expect(framedBy(30)).toEqual([]);
  expect(framedBy(31)).toEqual(['group', words.title, '0']);
});
