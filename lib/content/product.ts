import json from './product.json';
import { parseProduct } from '@/lib/product/parse';

/**
 * The owner's product data, validated. Only code that runs on the server may import it: the pages
 * and the page shell. Other components get the data that they show as props.
 */
export const product = parseProduct(json);
