import { type Product } from '@/lib/product/schema';

/**
 * Returns the app's name in the store. Google Play requires this name on the deletion page. Until the
 * owner has entered it, returns the site's name.
 */
export const appName = (
  { storeName }: Pick<Product['app'], 'storeName'>,
  siteName: string,
): string => storeName || siteName;
