export interface EmailDraft {
  readonly subject: string;
  /** Each string is one line or several. */
  readonly lines: readonly string[];
}

/** Replaces no-break spaces, which take six characters in a URL instead of three. */
export const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

// URLSearchParams writes a space as «+», which Telegram and mail programs show (TelegramMessenger/Telegram-iOS#1727).
// A lone surrogate becomes U+FFFD, because encodeURIComponent rejects it.
const encodeValue = (value: string) =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Returns a query string without the question mark. */
export const encodeQuery = (parameters: Readonly<Record<string, string>>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeValue(value)}`)
    .join('&');

/** Returns a `mailto:` address (RFC 6068), in which lines end in CRLF. With an empty `to`, the visitor enters it. */
export function mailto(to: string, email?: EmailDraft): string {
  const recipient = `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
  if (!email) return recipient;
  const body = email.lines.join('\n').replace(/\r\n?|\n/g, '\r\n');
  return `${recipient}?${encodeQuery({ subject: email.subject, body })}`;
}
