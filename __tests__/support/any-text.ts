import fc from 'fast-check';

const LONG_LENGTH = 5_000;

/** One UTF-16 code unit, so that surrogates come alone and in wrong order too. */
const codeUnit = fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit));

/** One code unit of the surrogates, the ones that encodeURIComponent rejects when alone. */
const surrogate = fc
  .integer({ min: 0xd8_00, max: 0xdf_ff })
  .map((unit) => String.fromCharCode(unit));

/** What stands for something in an address: reserved characters and line breaks. */
const reserved = fc.constantFrom(...'%&=+?#/:@ \n\r\t\0"\'<>\\');

/**
 * Text of any kind: all of Unicode, lone surrogates, characters that mean
 * something in an address, and strings of thousands of characters.
 */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: codeUnit }),
  fc.string({ unit: fc.oneof(surrogate, reserved, codeUnit) }),
  fc
    .tuple(fc.string({ unit: codeUnit, minLength: 1 }), fc.nat(LONG_LENGTH))
    .map(([part, length]) => part.repeat(Math.ceil(length / part.length))),
);

/** Text whose surrogates all come in pairs: what a browser can encode. */
export const wellFormedText: fc.Arbitrary<string> = fc.string({ unit: 'binary' });
