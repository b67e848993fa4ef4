/** An email that the visitor completes. */
export interface EmailDraft {
  readonly subject: string;
  /** The text of the email. Each string is one line or several. */
  readonly lines: readonly string[];
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/**
 * Makes a draft. No-break spaces become ordinary spaces. If a line ends in a colon, a space is added, after
 * which the visitor can type the answer.
 */
export const emailDraft = (subject: string, lines: readonly string[]): EmailDraft => ({
  subject: withPlainSpaces(subject),
  lines: lines.map((line) => withPlainSpaces(line).replace(/:$/, ': ')),
});
