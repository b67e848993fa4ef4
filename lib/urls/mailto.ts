import { type EmailDraft } from './email-draft';

/**
 * Percent-encodes one query value. Not URLSearchParams: it writes a space as
 * «+», which Telegram and mail programs show literally
 * (TelegramMessenger/Telegram-iOS#1727). A lone surrogate, which
 * encodeURIComponent rejects, becomes U+FFFD.
 */
const encodeValue = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Query string of the given parameters, without the question mark. */
export const encodeQuery = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&');

/**
 * Address that opens an email in the visitor's mail program (RFC 6068): line
 * ends are CRLF, and everything that could end a part is encoded.
 *
 * @param to one e-mail address; empty: the visitor chooses
 * @param email start of the email; undefined: an empty one
 */
export function mailto(to: string, email?: EmailDraft): string {
  const recipient = `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
  if (!email) return recipient;
  const body = email.lines.join('\n').replace(/\r\n?|\n/g, '\r\n');
  return `${recipient}?${encodeQuery({ subject: email.subject, body })}`;
}
