import { knownStore } from './known-stores';
import { type Store } from './parse-stores';
import { hasProgram } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';

/** Whether Google Play offers the app. If so, the deletion page must follow Google Play's rules. */
export const isInGooglePlay = (
  product: Pick<Product, 'android' | 'windows'>,
  stores: readonly Pick<Store, 'url'>[],
): boolean =>
  hasProgram(product, 'android') && stores.some(({ url }) => knownStore(url) === 'Google Play');
