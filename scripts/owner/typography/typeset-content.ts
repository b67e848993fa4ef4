import { changeTexts } from './change-texts';
import { typeset } from './typeset';

/** Fields with names and addresses, which must stay exactly as the owner has entered them. */
const exactFields = ['storeName', 'developer', 'packageName', 'file', 'signedBy', 'own', 'url'];

const isRussian = (text: string) => /[а-яё]/i.test(text);

/** A private-use character that stands for each value of a template while the text is typeset. */
const VALUE = '\uE001';

/** Captures the no-break spaces at both ends of a text. They are intentional, but `typeset` would remove them. */
const ENDS = /^(\u00A0*)([^]*?)(\u00A0*)$/;

const typesetTexts = (source: string): string =>
  changeTexts(source, (parts) => {
    const text = parts.join(VALUE);
    const [, before = '', inner = '', after = ''] = ENDS.exec(text) ?? [];
    return isRussian(text) ? (before + typeset(inner) + after).split(VALUE) : parts;
  });

/** Typesets the Russian texts of the product file, and formats the file as `npm run format` does. */
function typesetProduct(source: string): string {
  const set = (field: string, value: unknown) =>
    typeof value === 'string' && isRussian(value) && !exactFields.includes(field)
      ? typeset(value)
      : value;
  return `${JSON.stringify(JSON.parse(source, set), undefined, 2)}\n`;
}

/**
 * Typesets the Russian texts of a file of lib/content by the rules of the site.
 *
 * @param name name of the file; .json means the product file, in which names of people and products are
 *   not changed
 */
export const typesetContent = (name: string, source: string): string =>
  name.endsWith('.json') ? typesetProduct(source) : typesetTexts(source);
