import { type Product } from '@/lib/product/schema';

/**
 * The app's name as in its store listing, which Google Play requires on the
 * deletion page; the site's name until the owner has entered it.
 */
export const appName = (
  { storeName }: Pick<Product['app'], 'storeName'>,
  siteName: string,
): string => storeName || siteName;
