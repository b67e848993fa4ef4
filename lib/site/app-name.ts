import 'server-only';
import { type Facts } from './schema';

/** Returns the name in the store or else the site's. Google Play requires it on the deletion page. */
export const appName = ({ storeName, name }: Pick<Facts, 'storeName' | 'name'>): string =>
  storeName || name;
