import * as z from 'zod/mini';

/**
 * The HTML standard's pattern of a valid e-mail address, with some changes. The part before the @ has at
 * most 64 characters, and its dots may only be between other characters (RFC 5321). The domain must have
 * a dot, because an email to `name@host` is not delivered. The domain may contain letters of any
 * alphabet, because addresses in .рф exist.
 */
const EMAIL =
  /^(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])$/u;

/** Maximum length of an e-mail address (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

/** An e-mail address, trimmed. */
export const emailSchema = z.string().check(z.trim(), z.maxLength(MAX_LENGTH), z.regex(EMAIL));

/**
 * Value of the field's attribute `pattern`. Contains the rules of `emailSchema` that `type="email"` does not
 * check. Without scripts, the browser converts a Cyrillic domain to ASCII and then checks type and pattern.
 */
export const EMAIL_PATTERN = `(?=.{1,${MAX_LENGTH}}$)(?=.{1,64}@)[^.@]+(\\.[^.@]+)*@.+\\.[^.]{2,}`;
