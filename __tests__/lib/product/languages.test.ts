import { languages } from '@/lib/content/languages';
import { languagesSentence } from '@/lib/product/languages';
import { fillIn } from '@/lib/text/fill-in';

const pair = (from: string, to: string) => ({ code: 'xx', from, own: from, to });
const list = (...names: string[]) => fillIn(languages.list, { languages: names.join(', ') });
const andMore = (...names: string[]) => fillIn(languages.more, { languages: list(...names) });

const english = pair('Английский', 'Русский');
const sign = pair('РЖЯ', 'Русский');
const toGerman = pair('Английский', 'Немецкий');
const eleven = Array.from({ length: 11 }, (_, index) => pair(`я${index}`, `в${index}`));
const intoRussian = { languages: list('английский', 'РЖЯ'), language: 'русский' };

it.each([
  ['the only target language', [english, sign], false, fillIn(languages.into, intoRussian)],
  [
    'a language with several dictionaries once, in the singular',
    [english, toGerman],
    false,
    fillIn(languages.one, { languages: 'английский' }),
  ],
  ['one of several languages in the plural', [english, toGerman], true, andMore('английский')],
  [
    'the first ten of eleven languages, and says that there are more',
    eleven,
    false,
    andMore(...eleven.slice(0, 10).map(({ from }) => from)),
  ],
])('the sentence about languages names %s', (_, dictionaries, moreDictionaries, sentence) => {
  expect(languagesSentence({ dictionaries, moreDictionaries })).toBe(`${sentence}.`);
});

it('without dictionaries, the sentence about languages is empty', () => {
  expect(languagesSentence({ dictionaries: [], moreDictionaries: true })).toBe('');
});
