import { encodeWords } from './encoded-word';
import { deletionLetterText } from './letter-text';

export interface Sender {
  /** Display name, any language. */
  name: string;
  /** Bare address. */
  address: string;
}

export interface DeletionLetter {
  from: Sender;
  to: string;
  link: string;
  date: Date;
  /** Unique within the sender's domain; letters, digits and hyphens. */
  id: string;
}

const BASE64_LINE = /.{1,76}/g;

/**
 * Writes the letter as an RFC 5322 message with CRLF line ends.
 *
 * @throws Error when an address or the id holds a line break or another control character
 */
export function composeDeletionLetter({ from, to, link, date, id }: DeletionLetter): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const body = Buffer.from(deletionLetterText({ product: from.name, to, link })).toString('base64');

  return [
    `From: ${encodeWords(from.name)} <${singleLine(from.address)}>`,
    `To: <${singleLine(to)}>`,
    `Subject: ${encodeWords(`Удаление данных пользователя\u00a0— ${from.name}`)}`,
    // toUTCString writes the zone as «GMT», which RFC 5322 keeps only as an obsolete form.
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${singleLine(id)}@${domain}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Language: ru',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(body.match(BASE64_LINE) ?? []),
    '',
  ].join('\r\n');
}

function singleLine(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('A header value holds a control character.');
  return value;
}
