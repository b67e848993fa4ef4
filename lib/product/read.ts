import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseProduct } from './parse';
import { PRODUCT_FILE, type Product } from './schema';

/** The line of a syntax error, if the engine's message has the position. */
function placeOf(text: string, error: unknown): string {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  return position ? `строка ${text.slice(0, Number(position)).split('\n').length}, ` : '';
}

/**
 * Reads the product file of a project.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence, see parseProduct
 */
export function readProduct(root: string): Product {
  const text = readFileSync(path.join(root, PRODUCT_FILE), 'utf8');
  try {
    return parseProduct(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(
      `${PRODUCT_FILE}: ${placeOf(text, error)}это не JSON; проверьте рядом запятые, кавычки и скобки.`,
      { cause: error },
    );
  }
}
