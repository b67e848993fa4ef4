import { Eyo, safeDictionary } from 'eyo-kernel';
import Typograf from 'typograf';
import { LINK } from '@/lib/privacy/blocks';

const typograf = new Typograf({ locale: ['ru', 'en-US'] });
// These rules would also put a no-break space after words of three letters and before a short last word, so
// they are turned off. Words of one or two letters still get a no-break space after them.
typograf.disableRule('common/nbsp/afterShortWordByList');
typograf.disableRule('common/nbsp/beforeShortLastWord');
// Puts a no-break space between a number and the word after it, as in «30 минут».
typograf.enableRule('common/nbsp/afterNumber');

/**
 * Before a word with at least this many letters, a no-break space becomes an ordinary space. A shorter word and a
 * two-letter word before it fit on one line even on a narrow phone with a text size of 200 %.
 */
const LONG_WORD = 12;

const BEFORE_LONG_WORD = new RegExp(`\\u00A0(?=\\[?\\p{L}{${LONG_WORD}})`, 'gu');

const eyo = new Eyo();
eyo.dictionary.set(safeDictionary);

/** A private-use character that stands for each link's address, which must not change while a text is typeset. */
const ADDRESS = '\uE000';

/** Corrects quotation marks, dashes, no-break spaces and ё in a Russian text, but not in addresses of links. */
export function typeset(text: string): string {
  const addresses: string[] = [];
  const words = text.trim().replaceAll(LINK, (_, linked: string, address: string) => {
    addresses.push(address);
    // The text of a link is typeset separately, because rules for the end of a text do not apply before «]».
    return `[${typograf.execute(linked)}](${ADDRESS})`;
  });
  const set = eyo.restore(typograf.execute(words)).replaceAll(BEFORE_LONG_WORD, ' ');
  return set.replaceAll(ADDRESS, () => addresses.shift() ?? '');
}
