import { content, shownWith } from './content';
import { isSampleText } from './record';
import { isWithin, nameOf, textsOf } from './texts-of';
import { hasProgram } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';

/** Whether the site shows a text. Some texts are only shown with certain programs. */
function isShown(product: Product, name: string): boolean {
  const [android, windows] = [hasProgram(product, 'android'), hasProgram(product, 'windows')];
  const shown = { android, windows, both: android && windows, one: !(android && windows) };
  return (['android', 'windows', 'both', 'one'] as const).every(
    (condition) => shown[condition] || !shownWith[condition].some((part) => isWithin(name, part)),
  );
}

/** If more fields of an entry than this have sample texts, only the entry is listed. */
const MOST_NAMES = 3;

/** Returns the name of the list entry that contains a text, or the name of the text itself. */
function entryOf(path: readonly (string | number)[]): string {
  const place = path.findLastIndex((part) => typeof part === 'number');
  return nameOf(place < 0 ? path : path.slice(0, place + 1));
}

/**
 * Lists the product texts on the site that are still sample texts, each with its file and field. Leaves out
 * texts that the owner has confirmed.
 */
export function sampleTextProblems(
  product: Product,
  texts: Readonly<Record<string, unknown>> = content,
): string[] {
  const found = textsOf(texts)
    .filter(({ path, text }) => {
      const name = nameOf(path);
      return (
        isSampleText(text) &&
        isShown(product, name) &&
        !product.confirmed.some((part) => isWithin(name, part))
      );
    })
    .map(({ path, text }) => ({ file: path[0], entry: entryOf(path), name: nameOf(path), text }));
  return [...new Set(found.map(({ entry }) => entry))].map((entry) => {
    const fields = found.filter((field) => field.entry === entry);
    const names = fields.map(({ name }) => name.slice(entry.length + 1)).filter(Boolean);
    const where = names.length > 0 && names.length <= MOST_NAMES ? ` (${names.join(', ')})` : '';
    return `${fields[0]?.file}.ts, ${entry}${where}: «${fields[0]?.text}»`;
  });
}
