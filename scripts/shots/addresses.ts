import { facts } from '@/lib/content/facts';
import { outcomes } from '@/lib/content/outcomes';
import { publishedRoutes } from '@/lib/published-pages';

/** Answered by the page for unknown addresses. */
const UNKNOWN_ADDRESS = '/no-such-page/';

/** Every address worth a look, without the sub-path. */
export const addresses: readonly string[] = [
  ...publishedRoutes(facts),
  ...outcomes.map(({ slug }) => `/${slug}/`),
  UNKNOWN_ADDRESS,
];

/** Name of an address for a file: `/details/android/` is `details-android`. */
export const addressName = (address: string): string =>
  address.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home';
