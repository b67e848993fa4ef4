import { decode } from 'punycode/';

/**
 * The HTML standard's pattern of an e-mail address, with the limits of RFC 5321: 254 characters (erratum 1690), and
 * before the @ at most 64, with dots only between others. The domain must have a dot, because an email to `name@host`
 * is not delivered. It may have letters and combining marks of any alphabet, because addresses in .рф exist.
 */
const EMAIL =
  /^(?=.{1,254}$)(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+[\p{L}\d]([\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])$/u;

/** Forbids Latin and Cyrillic letters in one label: in `gmail.сom` with a Cyrillic «с» they look alike. */
const ONE_ALPHABET = /^(?!.*(\p{sc=Latn}[^@.\s]*\p{sc=Cyrl}|\p{sc=Cyrl}[^@.\s]*\p{sc=Latn}))/u;

const NO_NUMBER_AT_END = /^(?!.*@.*\.\d+$)/;

const rules = { mixed: ONE_ALPHABET, number: NO_NUMBER_AT_END, other: EMAIL } as const;

export type AddressFault = keyof typeof rules;

/** Returns what is wrong with an e-mail address that has nothing around it; undefined if it is valid. */
export const addressFault = (address: string) =>
  (Object.keys(rules) as AddressFault[]).find((fault) => !rules[fault].test(address));

/**
 * The field's attribute `pattern`, with what `type="email"` does not check. Without scripts, the browser converts a
 * Cyrillic domain to ASCII and then checks type and pattern.
 */
export const EMAIL_PATTERN = '(?=.{1,254}$)(?=.{1,64}@)[^.@]+(\\.[^.@]+)*@.+\\.[^.]{2,}';

/** Invisible characters (Unicode: format, default-ignorable) and no-break spaces, which no address contains. */
const INVISIBLE = /[\p{Cf}\p{DI}\xa0\u2007\u202f]/gu;

/** What is pasted around an address: `Name <…>`, the address and `<…>` (Outlook), `mailto:`, spaces, `,` `;` `.` */
const AROUND = /^((\S+)\s*<(?=(mailto:)?\2>)|[^@]*<)?(\s|mailto:)*|[\s>,;.]*$/gi;

/** A label of the domain in Punycode. */
const PUNYCODE = /([@.])xn--([^@.]+)(?=[^@]*$)/gi;

/** Returns the address that a visitor meant. Chromium turns its domain, such as почта.рф, into Punycode (RFC 3492). */
export const typedAddress = (value: string): string =>
  value
    .normalize()
    .replace(INVISIBLE, '')
    .replace(AROUND, '')
    .replace(PUNYCODE, (label, before: string, code: string) => {
      try {
        return before + decode(code);
      } catch {
        return label;
      }
    });
