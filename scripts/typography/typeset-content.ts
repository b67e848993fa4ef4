import { findTexts, replacePieces, type TextPiece } from './find-texts';
import { typeset } from './typeset';

/** Fields with names, which are kept exactly as the owner, the store or a signature writes them. */
const keptFields = ['storeName', 'developer', 'packageName', 'file', 'signedBy', 'own', 'url'];

const isRussian = (text: string) => /[а-яё]/i.test(text);

/** Stands for a value of a template; a private-use character. */
const VALUE = '\uE001';

/** No-break spaces at both ends of a text, which are intentional and are kept. */
const ENDS = /^(\u00A0*)([^]*?)(\u00A0*)$/;

const escape = (text: string, quote: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('\u00AD', '\\u00AD')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', quote === '`' ? '\\${' : '${');

/** Typesets a text. @returns the pieces that change, with their new source */
function typesetPieces(pieces: readonly TextPiece[]): [TextPiece, string][] {
  const text = pieces.map((piece) => piece.text).join(VALUE);
  if (!isRussian(text)) return [];
  const [, before = '', inner = '', after = ''] = ENDS.exec(text) ?? [];
  const set = (before + typeset(inner) + after).split(VALUE);
  return pieces.flatMap((piece, index) => {
    const next = set[index] ?? piece.text;
    return next === piece.text ? [] : [[piece, escape(next, piece.quote)] as [TextPiece, string]];
  });
}

/** Typesets every Russian text of a TypeScript source, and changes nothing else. */
const typesetTexts = (source: string): string =>
  replacePieces(source, findTexts(source).flatMap(typesetPieces));

/** Typesets the Russian texts of the product file; the result is formatted as by `npm run format`. */
function typesetProduct(source: string): string {
  const set = (field: string, value: unknown) =>
    typeof value === 'string' && isRussian(value) && !keptFields.includes(field)
      ? typeset(value)
      : value;
  return `${JSON.stringify(JSON.parse(source, set), undefined, 2)}\n`;
}

/**
 * Typesets the Russian texts of a file of lib/content by the rules of the site.
 *
 * @param name name of the file; .json means the product file, in which names of people and products
 *   are kept
 */
export const typesetContent = (name: string, source: string): string =>
  name.endsWith('.json') ? typesetProduct(source) : typesetTexts(source);
