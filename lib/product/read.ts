import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseProduct } from './parse';
import { PRODUCT_FILE, type Product } from './schema';
import { parseJson } from '@/lib/owner-files/parse-json';

/**
 * Reads the product file of a project.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when the file is not valid (see parseProduct)
 */
export const readProduct = (root: string): Product =>
  parseProduct(parseJson(PRODUCT_FILE, readFileSync(path.join(root, PRODUCT_FILE))));
