import { partsOf } from '../../support/markup';
import { Languages } from '@/components/android/dictionaries';
import { fillIn } from '@/lib/text/fill-in';
import { languages } from '@/lib/words/languages';

const pair = (from: string, to: string) => ({ code: 'xx', from, own: from, to });
const english = pair('Английский', 'Русский');
const sign = pair('РЖЯ', 'Русский');
const toGerman = pair('Английский', 'Немецкий');

const list = (...names: string[]) => fillIn(languages.list, { languages: names.join(', ') });
const more = (...names: string[]) => fillIn(languages.more, { languages: list(...names) });
const eleven = Array.from({ length: 11 }, (_, index) => pair(`я${index}`, `в${index}`));
const firstTen = eleven.slice(0, 10).map(({ from }) => from);
const intoRussian = { languages: list('английский', 'РЖЯ'), language: 'русский' };
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
