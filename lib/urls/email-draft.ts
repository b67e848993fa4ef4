/** The start of an email, which the visitor completes. */
export interface EmailDraft {
  readonly subject: string;
  /** Lines of the text; a line may itself have breaks. */
  readonly lines: readonly string[];
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/**
 * An email with ordinary spaces, because mail programs need no no-break ones, and with a space after a
 * colon at the end of a line, for the answer.
 */
export const emailDraft = (subject: string, lines: readonly string[]): EmailDraft => ({
  subject: withPlainSpaces(subject),
  lines: lines.map((line) => withPlainSpaces(line).replace(/:$/, ': ')),
});
