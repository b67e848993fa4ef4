import { fieldName, type Place, type Source } from '@/lib/owner-files/check';
import { filesIn } from '@/lib/owner-files/folder';
import { parseJson } from '@/lib/owner-files/parse-json';
import { CONTENT_FOLDER, readText } from '@/lib/owner-files/read-text';
import { type TextPage } from '@/lib/pages/text-pages';

const LATIN = 'aceikopxytABCEHKMOPTXY';
const CYRILLIC = 'асеікорхутАВСЕНКМОРТХУ';

/** «SMSка», «iСловарь»: meant as they are. */
const MEANT = /^(?:[A-Za-z]+[A-Z][а-яё]+|[a-z]\p{Lu}\p{Script=Cyrillic}*)$/u;

/** Returns the first word in which a few letters are of another script and only look like its own. */
const mixedWordIn = (text: string): string | undefined =>
  text.split(/[^\p{L}\p{M}]+/u).find((word) => {
    const scripts = [
      { letters: word.match(/\p{Script=Latin}/gu) ?? [], alike: LATIN },
      { letters: word.match(/\p{Script=Cyrillic}/gu) ?? [], alike: CYRILLIC },
    ].sort((a, b) => a.letters.length - b.letters.length);
    const { letters, alike } = scripts[0]!;
    return letters[0] && letters.every((one) => alike.includes(one)) && !MEANT.test(word);
  });

/** What a page says to the letter, although something else may be meant. */
const doubtful: readonly (readonly [RegExp, string])[] = [
  [/\{[a-z]\w*\}/i, 'подстановок на этих страницах нет'],
  [/\[\^[^\]]+\]/, 'сносок на этих страницах нет'],
  [/\[[^[\]]+\]\[[^[\]]*\]/, 'у ссылки нет адреса'],
  [/^-\p{L}+(?=.*\n+-\p{L})/mu, 'в списке после дефиса нужен пробел'],
  [/lorem ipsum|^TODO:/im, 'это ещё не ваш текст'],
];

/** Returns each text with its place. */
function textsIn(source: Source, value = source.value, place: Place = []): [string, string][] {
  const where = `${source.file}, строка ${source.lineOf(place)}, ${fieldName(place)}`;
  if (typeof value === 'string') return [[where, value]];
  const keyOf = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    textsIn(source, inner, [...place, keyOf(name)]),
  );
}

/** Returns Russian sentences about texts that may be meant as they are. */
export function textDoubts(pages: readonly TextPage[]): string[] {
  const jsons = filesIn(CONTENT_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${CONTENT_FOLDER}/${name}`)
    .flatMap((file) => textsIn(parseJson(file, readText(file))));
  const lines = pages.flatMap(({ file, source }) =>
    source.split('\n').map((line, index) => [`${file}, строка ${index + 1}`, line] as const),
  );
  const mixed = [...jsons, ...lines].flatMap(([where, text]) => {
    const word = mixedWordIn(text);
    return word
      ? `${where}: в слове «${word}» латинские буквы вместе с русскими; наберите его заново.`
      : [];
  });
  const blocks = pages.flatMap(({ file, blocks: own }) =>
    own.flatMap(({ words, lineOf }) =>
      doubtful.flatMap(([pattern, sentence]) => {
        const [part] = pattern.exec(words) ?? [];
        return part ? `${file}, строка ${lineOf(part)}: «${part}» — ${sentence}.` : [];
      }),
    ),
  );
  return [...mixed, ...blocks];
}
