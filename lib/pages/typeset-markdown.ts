import { typeset } from '../text/typeset';

/** A line's Markdown marks and the words after them. */
const LINE = /^(\s*(?:(?:[-*+>]|\d+[.)]|#{1,6})\s+)*)(.*)$/;

const ADDRESS = /\]\([^)]*\)/g;

/** Typesets the words of a Markdown text, but neither its marks and addresses nor code. */
export function typesetMarkdown(text: string): string {
  let inCode = false;
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (/^\s*(```|~~~)/.test(line)) inCode = !inCode;
      if (inCode || !/[\p{L}\d]/u.test(line)) return line;
      const [, marks = '', words = ''] = LINE.exec(line) ?? [];
      const addresses = words.match(ADDRESS) ?? [];
      const pieces = typeset(words.replaceAll(ADDRESS, ']\uE001'));
      return marks + pieces.replaceAll(']\uE001', () => addresses.shift() ?? '');
    })
    .join('\n');
}
