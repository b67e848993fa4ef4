export interface EmailDraft {
  readonly subject: string;
  /** Each string is one line or several. */
  readonly lines: readonly string[];
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

/** Makes a draft with ordinary spaces. A line that ends in a colon gets a space, after which the visitor answers. */
export const emailDraft = (subject: string, lines: readonly string[]): EmailDraft => ({
  subject: withPlainSpaces(subject),
  lines: lines.map((line) => withPlainSpaces(line).replace(/:$/, ': ')),
});
