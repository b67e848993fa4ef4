import json from './product.json';
import { parseProduct } from '@/lib/product/parse';

/**
 * The owner's product data, checked. Server only. Pages, and the page shell for its links, read it;
 * a component gets what it shows as props.
 */
export const product = parseProduct(json);
