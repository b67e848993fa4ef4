import { type Facts } from './schema';

/**
 * Returns the app's name in the store, which Google Play requires on the deletion page. If the owner has entered no
 * other name, it is the site's name.
 */
export const appName = ({ storeName, name }: Pick<Facts, 'storeName' | 'name'>): string =>
  storeName || name;
