/** An email that the visitor completes. */
export interface EmailDraft {
  readonly subject: string;
  /** The text of the email. Each string is one line or several. */
  readonly lines: readonly string[];
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/**
 * Makes a draft. No-break spaces become ordinary spaces, because mail programs do not need no-break
 * spaces. A line that ends in a colon gets a space after it, where the visitor types the answer.
 */
export const emailDraft = (subject: string, lines: readonly string[]): EmailDraft => ({
  subject: withPlainSpaces(subject),
  lines: lines.map((line) => withPlainSpaces(line).replace(/:$/, ': ')),
});
