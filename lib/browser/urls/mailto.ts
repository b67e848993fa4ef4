export interface EmailDraft {
  readonly subject: string;
  /** Each string is one line or several. */
  readonly lines: readonly string[];
}

/** Replaces no-break spaces, which take six characters in a URL instead of three. */
export const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Returns a query string without the question mark. URLSearchParams writes a space as «+», which Telegram and mail
 * programs show (TelegramMessenger/Telegram-iOS#1727).
 */
export const encodeQuery = (parameters: Readonly<Record<string, string>>) =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/** Returns a `mailto:` address (RFC 6068), in which lines end in CRLF. With an empty `to`, the visitor enters it. */
export function mailto(to: string, email?: EmailDraft): string {
  const recipient = `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
  if (!email) return recipient;
  const body = email.lines.join('\n').replace(/\r\n?|\n/g, '\r\n');
  return `${recipient}?${encodeQuery({ subject: email.subject, body })}`;
}
