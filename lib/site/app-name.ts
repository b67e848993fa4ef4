import { type Product } from '@/lib/product/schema';

/**
 * The app's name as its store listing has it, which Google Play asks for on the
 * deletion page; the site's name until the owner has told it.
 */
export const appName = (
  { storeName }: Pick<Product['app'], 'storeName'>,
  siteName: string,
): string => storeName || siteName;
