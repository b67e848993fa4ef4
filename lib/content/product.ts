import json from './product.json';
import { parseProduct } from '@/lib/product/parse';

/**
 * The owner's product data, checked. For the server only: pages read it, and the page shell for its
 * links; components get what they show as props.
 */
export const product = parseProduct(json);
