import * as z from 'zod/mini';
import { deletionForm } from '@/lib/content/deletion-form';

/**
 * The HTML standard's pattern of a valid e-mail address, with some changes. The address has at most 254
 * characters (RFC 5321, erratum 1690). The part before the @ has at most 64 characters, and its dots may only be
 * between other characters (RFC 5321). The domain must have a dot, because an email to `name@host` is not
 * delivered. The domain may contain letters of any alphabet, because addresses in .рф exist; some alphabets need
 * combining marks.
 */
const EMAIL =
  /^(?=.{1,254}$)(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+[\p{L}\d]([\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])$/u;

/** Forbids Latin and Cyrillic letters in one label: in `gmail.сom` with a Cyrillic «с» they look alike. */
const ONE_ALPHABET = /^(?!.*(\p{sc=Latn}[^@.\s]*\p{sc=Cyrl}|\p{sc=Cyrl}[^@.\s]*\p{sc=Latn}))/u;

const NO_NUMBER_AT_END = /^(?!.*@.*\.\d+$)/;

/**
 * An e-mail address without anything around it. The message of the first error explains the error to the
 * visitor; it is empty if there is nothing to explain.
 */
export const emailSchema = z
  .string()
  .check(
    z.regex(ONE_ALPHABET, deletionForm.mixed),
    z.regex(NO_NUMBER_AT_END, deletionForm.number),
    z.regex(EMAIL, { error: '' }),
  );

/**
 * Value of the field's attribute `pattern`. Contains the rules of `emailSchema` that `type="email"` does not
 * check. Without scripts, the browser converts a Cyrillic domain to ASCII and then checks type and pattern.
 */
export const EMAIL_PATTERN = '(?=.{1,254}$)(?=.{1,64}@)[^.@]+(\\.[^.@]+)*@.+\\.[^.]{2,}';
