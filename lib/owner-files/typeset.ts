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
 * Matches what must stay to the letter: placeholders, code, and everything with a dot, a colon, a slash or
 * an at sign between letters or digits, such as addresses, file names, versions, dates and times.
 */
const KEPT = /\{\w+\}|`[^`]*`|[^\s«»„“"()[\],;]*[\p{L}\d][.:/\\@][\p{L}\d~][^\s«»„“"()[\],;]*/gu;

/** A private-use character. It takes the place of an address, number or code while the rest of the text is typeset. */
const PLACE = '\uE000';

/** The space inside «12 000»; and code, which stays to the letter. */
const INSIDE_NUMBER = /`[^`]*`|(?<=(?<![\p{L}\d])\d{1,3})[ \u2009](?=\d{3}(?!\d))/gu;

/** The space between a number and what follows, and after «№». */
const NEAR_NUMBER = /(?<=(?<![\p{L}\d])\d{1,9}) (?=[\p{L}₽€$%])|(?<=№) (?=\d)/gu;

/** After a long word a line may break: three glued words do not fit on one line of a phone with large text. */
const AFTER_LONG_WORD = /(?<=\p{L}{12})\u00A0(?=\p{L})/gu;

/** Stands for `&`, because typograf would decode entities. */
const AND = '\uE001';

/**
 * Typesets a Russian text: quotation marks, dashes and no-break spaces. Letters, digits, addresses and names of files
 * stay as they are.
 */
export function typeset(text: string): string {
  const kept: string[] = [];
  const words = pairQuotes(text)
    .replaceAll('&', AND)
    .replaceAll(INSIDE_NUMBER, (part) => (part.length > 1 ? part : '\u00A0'))
    .replaceAll(KEPT, (part) => {
      kept.push(part);
      return PLACE;
    });
  return typograf
    .execute(words)
    .replaceAll(NEAR_NUMBER, '\u00A0')
    .replaceAll(AFTER_LONG_WORD, ' ')
    .replaceAll(PLACE, () => kept.shift() ?? '')
    .replaceAll(AND, '&');
}
