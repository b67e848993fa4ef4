import fc from 'fast-check';
import { anyText } from './any-text';

const WHITE_SPACE = ' \t\n\r\v\f\u00a0\u1680\u2003\u2028\u2029\u202f\u3000\ufeff';

/** One character of white space, with and without a line break. */
export const whiteSpace: fc.Arbitrary<string> = fc.constantFrom(...WHITE_SPACE);

/** What a visitor may type: an address, one with something put into it, and any text at all. */
export const anyAddress: fc.Arbitrary<string> = fc.oneof(
  fc.emailAddress(),
  fc.tuple(anyText, anyText).map(([local, domain]) => `${local}@${domain}`),
  fc
    .tuple(fc.emailAddress(), anyText, fc.nat())
    .map(([address, text, place]) => insert(address, text, place)),
  anyText,
);

/** Puts the text into the address, the place counted round its end. */
export function insert(address: string, text: string, place: number): string {
  const at = place % (address.length + 1);
  return address.slice(0, at) + text + address.slice(at);
}
