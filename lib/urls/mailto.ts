import { type EmailDraft } from './email-draft';

/**
 * Percent-encodes one query value. URLSearchParams cannot be used, because it writes a space as «+»,
 * which Telegram and mail programs show literally (TelegramMessenger/Telegram-iOS#1727). A lone
 * surrogate becomes U+FFFD, because encodeURIComponent rejects it.
 */
const encodeValue = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns the query string of the given parameters, without the question mark. */
export const encodeQuery = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&');

/**
 * Returns an address that opens an email in the visitor's mail program (RFC 6068). Line ends are CRLF,
 * and characters with a meaning in URLs are encoded.
 *
 * @param to one e-mail address; empty if the visitor should enter the recipient
 * @param email draft of the email; undefined for an empty email
 */
export function mailto(to: string, email?: EmailDraft): string {
  const recipient = `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
  if (!email) return recipient;
  const body = email.lines.join('\n').replace(/\r\n?|\n/g, '\r\n');
  return `${recipient}?${encodeQuery({ subject: email.subject, body })}`;
}
