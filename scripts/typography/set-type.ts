import { Eyo, safeDictionary } from 'eyo-kernel';
import Typograf from 'typograf';

const typograf = new Typograf({ locale: ['ru', 'en-US'] });
// Words of three letters may end a line; only shorter ones may not.
typograf.disableRule('common/nbsp/afterShortWordByList');
typograf.disableRule('common/nbsp/beforeShortLastWord');

const eyo = new Eyo();
eyo.dictionary.set(safeDictionary);

/** Sets a Russian text by the rules of the site: «ёлочки», dashes, no-break spaces, ё. */
export const setType = (text: string): string => eyo.restore(typograf.execute(text.trim()));
