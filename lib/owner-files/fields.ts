import { z } from 'zod';
import { typeset } from './typeset';

/** Forbidden by XML 1.0 (§2.2): no reader could read the feed with such a character, and office programs paste them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** Signs of HTML and Markdown. A text about tags or powers has a space or a comma after a tag, or a digit before **. */
const markups = [
  /<br ?\/?>/i,
  /<(a|b|code|div|em|font|h\d|i|li|p|s|small|span|strong|u)( [^<>]*)?>[\p{L}\d«"][^<>]*<\/\1>/iu,
  /&(#\w+|nbsp|shy|thinsp|hellip|[mn]dash|[blr]dquo|[lr][as]quo|sbquo);/i,
  /(?<=[^\s(«])&(amp|apos|gt|lt|quot);|&(amp|apos|gt|lt|quot);(?=[\p{L}\d])/iu,
  /\[[^[\]]+\]\((?=https?:|mailto:|tel:|[/#])/,
  /(?<![\p{L}\d*])\*\*[\p{L}\d«"][^*]*\*\*(?![\p{L}\d*])/u,
];

const line = z
  .string()
  .trim()
  .refine((value) => !FORBIDDEN.test(value), 'в тексте есть невидимый знак; наберите его заново')
  .superRefine((value, { addIssue }) => {
    const [sign] = markups.flatMap((markup) => markup.exec(value)?.[0] ?? []);
    const message = `«${sign}» — разметка, а посетитель увидит её знаки; наберите без неё`;
    if (sign) addIssue({ code: 'custom', message });
  });

/** A name. It is not typeset. */
export const name = line.min(1);

export const optionalName = line.default('');

/** A text, which is typeset. */
export const text = line.min(1).transform(typeset);

export const optionalText = line.default('').transform(typeset);

/** Refuses an entry of a list that has the same field, or else the same key, as an earlier one. */
export const unique =
  <Entry>(field: keyof Entry & string, keyOf = (entry: Entry): unknown => entry[field]) =>
  (entries: readonly Entry[], { addIssue }: z.RefinementCtx) => {
    const keys = entries.map(keyOf);
    const again = keys.findIndex((key, index) => keys.indexOf(key) < index);
    const message = 'такая запись уже есть выше; исправьте или удалите одну из них';
    if (again >= 0) addIssue({ code: 'custom', path: [again, field], message });
  };
