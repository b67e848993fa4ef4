import { z } from 'zod';
import { markupIn } from './markup';
import { typeset } from './typeset';

/** Forbidden by XML 1.0 (§2.2): no reader could read the feed with such a character, and office programs paste them. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

const line = z
  .string()
  .trim()
  .refine((value) => !FORBIDDEN.test(value), 'в тексте есть невидимый знак; наберите его заново')
  .refine((value) => !markupIn(value), {
    error: ({ input }) =>
      `«${markupIn(String(input))}» — разметка, а посетитель увидит её знаки; наберите без неё`,
  });

/** A name. It is not typeset. */
export const name = line.min(1);

export const optionalName = line.default('');

/** A text, which is typeset. */
export const text = line.min(1).transform(typeset);

export const optionalText = line.default('').transform(typeset);
