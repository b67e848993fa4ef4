import { resultPages } from '../content/result-pages';
import { textPages } from '../pages/text-pages';
import { type Site } from './parse';
import { routes } from './routes';

type Contents = Pick<Site, 'accounts' | 'android' | 'windows'>;

/** Whether the site has result pages, to which emails of the account service link. */
export const hasResultPages = ({ accounts }: Pick<Site, 'accounts'>): boolean =>
  accounts !== null && resultPages.length > 0;

/** `part` is the middle of the page's file name, such as `android` in `page.android.tsx`. */
const optionalPages = [
  { part: 'android', route: routes.android, exists: ({ android }: Contents) => android !== null },
  { part: 'windows', route: routes.windows, exists: ({ windows }: Contents) => windows !== null },
  { part: 'result', route: undefined, exists: hasResultPages },
  { part: 'text', route: undefined, exists: () => textPages().length > 0 },
] as const;

/** Returns the addresses of the pages that search engines may list. */
export function publishedRoutes(site: Contents): readonly string[] {
  const missing = optionalPages.filter(({ exists }) => !exists(site)).map(({ route }) => route);
  const own = Object.values(routes).filter((route) => !missing.some((one) => one === route));
  return [...own, ...textPages().map(({ path }) => path)];
}

/**
 * Returns Next's `pageExtensions`, among them `android.tsx` only if there is an Android app. A dynamic segment alone
 * would not do, because in a static export it must have at least one page (vercel/next.js#61213).
 */
export const pageExtensions = (site: Contents): string[] => [
  'tsx',
  'ts',
  ...optionalPages
    .filter(({ exists }) => exists(site))
    .flatMap(({ part }) => [`${part}.tsx`, `${part}.ts`]),
];
