import * as z from 'zod/mini';

/**
 * The HTML standard's e-mail form, stricter in one place and wider in another:
 * the domain must have a dot, since an email to `name@host` is not delivered, and
 * its labels may be Cyrillic, since addresses in .рф exist.
 */
const EMAIL =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])$/u;

/** Longest address that an email can be sent to (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

/** An e-mail address, trimmed. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(MAX_LENGTH), z.regex(EMAIL));

/**
 * The part of this rule that `type="email"` lacks, for the attribute `pattern`: without scripts the
 * browser checks both. Browsers turn a Cyrillic domain into ASCII before they check it.
 */
export const EMAIL_PATTERN = `(?=.{1,${MAX_LENGTH}}$)(?=.{1,64}@)[^.@]+(\\.[^.@]+)*@.+\\.[^.]{2,}`;
