import { type Product } from '@/lib/product/schema';

/**
 * Returns the app's name as in the store, which Google Play requires on the deletion page. Until the
 * owner has entered it, returns the site's name.
 */
export const appName = (
  { storeName }: Pick<Product['app'], 'storeName'>,
  siteName: string,
): string => storeName || siteName;
