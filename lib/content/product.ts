import json from './product.json';
import { parseProduct } from '@/lib/product/parse';

/** The owner's product data, checked. Server only: pages and scripts read it, islands get what they show. */
export const product = parseProduct(json);
