import { encodeQuery } from './encode-query';

/** A letter that is begun for the visitor. */
export interface Letter {
  readonly subject: string;
  /** Lines of the text; a line may itself have breaks. */
  readonly lines: readonly string[];
}

/**
 * Address that opens a letter in the visitor's mail program (RFC 6068): line
 * ends are CRLF, and everything that could end a part is encoded.
 *
 * @param to one e-mail address; empty: the visitor chooses
 * @param letter what the letter begins with; none: an empty letter
 */
export function mailto(to: string, letter?: Letter): string {
  const recipient = `mailto:${encodeURIComponent(to).replace('%40', '@')}`;
  if (!letter) return recipient;
  const body = letter.lines.join('\n').replace(/\r\n?|\n/g, '\r\n');
  return `${recipient}?${encodeQuery({ subject: letter.subject, body })}`;
}
