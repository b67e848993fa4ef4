import json from './product.json';
import { parseProduct } from '@/lib/product/parse';

/**
 * The owner's product data, validated. Only code that runs during the build may import it. The islands
 * get the data that they need through props.
 */
export const product = parseProduct(json);
