import { Eyo, safeDictionary } from 'eyo-kernel';
import Typograf from 'typograf';
import { LINK } from '@/lib/privacy/blocks';

const typograf = new Typograf({ locale: ['ru', 'en-US'] });
// Words of three letters may end a line: only shorter ones are bound to the next word.
typograf.disableRule('common/nbsp/afterShortWordByList');
typograf.disableRule('common/nbsp/beforeShortLastWord');
// A number stays with its word, such as «30 минут».
typograf.enableRule('common/nbsp/afterNumber');

/**
 * Letters from which on a word is bound to none before it. With a word of two letters and the space, eleven
 * letters make 14 characters, which fit a line of a phone 360 CSS pixels wide with text of 200 %.
 */
const LONG_WORD = 12;

const BEFORE_LONG_WORD = new RegExp(`\\u00A0(?=\\[?\\p{L}{${LONG_WORD}})`, 'gu');

const eyo = new Eyo();
eyo.dictionary.set(safeDictionary);

/** Stands for an address, which must not be changed; a private-use character. */
const ADDRESS = '\uE000';

/**
 * Typesets a Russian text by the rules of the site: «ёлочки», dashes, no-break spaces, ё. Addresses
 * of links are not changed.
 */
export function typeset(text: string): string {
  const addresses: string[] = [];
  const words = text.trim().replaceAll(LINK, (_, linked: string, address: string) => {
    addresses.push(address);
    // For itself, too: with a bracket behind it is no end.
    return `[${typograf.execute(linked)}](${ADDRESS})`;
  });
  const set = eyo.restore(typograf.execute(words)).replaceAll(BEFORE_LONG_WORD, ' ');
  return set.replaceAll(ADDRESS, () => addresses.shift() ?? '');
}
