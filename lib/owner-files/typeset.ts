import Typograf from 'typograf';
import { pairQuotes } from './quotes';

/** Changes only spaces and dashes. */
const typograf = new Typograf({
  locale: ['ru', 'en-US'],
  disableRule: '*',
  enableRule: [
    'common/nbsp/afterShortWord',
    'common/nbsp/beforeShortLastNumber',
    'common/nbsp/beforeShortLastWord',
    'ru/dash/main',
    'ru/nbsp/abbr',
    'ru/nbsp/beforeParticle',
    'ru/nbsp/initials',
  ],
});

/**
 * Matches what must stay to the letter: placeholders, code, `&` (typograf would decode entities), and everything
 * with a dot, a colon, a slash or an at sign between letters or digits, such as addresses, file names, versions and dates.
 */
const KEPT = /&|\{\w+\}|`[^`]*`|[^\s«»„“"()[\],;]*[\p{L}\d][.:/\\@][\p{L}\d~][^\s«»„“"()[\],;]*/gu;

/** A private-use character. It takes the place of an address, number or code while the rest of the text is typeset. */
const PLACE = '\uE000';

/** The space inside «12 000»; and code, which stays to the letter. */
const INSIDE_NUMBER = /`[^`]*`|(?<=(?<![\p{L}\d])\d{1,3})[ \u2009](?=\d{3}(?!\d))/gu;

/** The space between a number and what follows, and after «№». */
const NEAR_NUMBER = /(?<=(?<![\p{L}\d])\d{1,9}) (?=[\p{L}₽€$%])|(?<=№) (?=\d)/gu;

/** The most letters of words that stay on one line: as many as a phone's line has with text of 200 %. */
const LINE = 18;

/** Where words may stay together: after a preposition or conjunction of three letters, and where typograf says so. */
const GLUE =
  /(?<=(?<!\p{L})(?:без|для|при|или|над|под|про)) (?=[\p{L}\d«„(])|(?<=\p{L})\u00A0(?=[\p{L}\d«„(])/giu;

const SPACE = /[ \n]/;

/** Keeps words together, first at the end of a line: at most two after each other, and only if they fit on a line. */
const keepTogether = (text: string) =>
  text.split(GLUE).reduceRight((rest, part) => {
    const group = `${part.split(SPACE).at(-1)}\u00A0${rest.split(SPACE)[0]}`;
    const fits = group.length <= LINE && group.split(/(?<=\p{L})\u00A0(?!—)/u).length <= 3;
    return `${part}${fits ? '\u00A0' : ' '}${rest}`;
  });

/**
 * Typesets a Russian text: quotation marks, dashes and no-break spaces. Letters, digits, addresses and names of files
 * stay as they are.
 */
export function typeset(text: string): string {
  const kept: string[] = [];
  const words = pairQuotes(text)
    .replaceAll(INSIDE_NUMBER, (part) => (part.length > 1 ? part : '\u00A0'))
    .replaceAll(KEPT, (part) => {
      kept.push(part);
      return PLACE;
    });
  const typesetWords = typograf.execute(words).replaceAll(NEAR_NUMBER, '\u00A0');
  return keepTogether(typesetWords).replaceAll(PLACE, () => kept.shift() ?? '');
}
