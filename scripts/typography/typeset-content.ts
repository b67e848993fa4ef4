import { findTexts, replacePieces, type TextPiece } from './find-texts';
import { typeset } from './typeset';

/** Names that are the owner's and other people's: kept to the letter, as the store or a signature has them. */
const keptFields = ['storeName', 'developer', 'packageName', 'file', 'signedBy', 'own', 'url'];

const isRussian = (text: string) => /[а-яё]/i.test(text);

/** Stands for a value of a template; a character for private use. */
const VALUE = '\uE001';

/** No-break spaces at the ends of a text are meant. */
const ENDS = /^(\u00A0*)([^]*?)(\u00A0*)$/;

const escape = (text: string, quote: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('\u00AD', '\\u00AD')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', quote === '`' ? '\\${' : '${');

/** Sets a text; of its pieces those are replaced that are not set already. */
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

/** Sets every Russian text of a TypeScript source, and nothing else. */
const typesetTexts = (source: string): string =>
  replacePieces(source, findTexts(source).flatMap(typesetPieces));

/** Sets the Russian of the product file; the result is formatted as `npm run format` has it. */
function typesetProduct(source: string): string {
  const set = (field: string, value: unknown) =>
    typeof value === 'string' && isRussian(value) && !keptFields.includes(field)
      ? typeset(value)
      : value;
  return `${JSON.stringify(JSON.parse(source, set), undefined, 2)}\n`;
}

/**
 * Sets the Russian of a file of lib/content by the rules of the site.
 *
 * @param name of the file; .json is the product file, whose names of people and products stay
 */
export const typesetContent = (name: string, source: string): string =>
  name.endsWith('.json') ? typesetProduct(source) : typesetTexts(source);
