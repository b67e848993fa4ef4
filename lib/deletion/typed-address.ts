import { decode } from 'punycode/';

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
