import { type Site } from './parse';
import { routes } from './routes';
import { type ProgramId, programIds } from './schema';
import { type TextPage, textPages } from '@/lib/pages/text-pages';
import { type ResultPage, resultPages } from '@/lib/words/result-pages';

type Contents = Pick<Site, 'accounts' | ProgramId>;

/** Returns the pages to which emails of the account service link: none if the app has no accounts. */
export const resultPagesOf = ({ accounts }: Pick<Site, 'accounts'>): readonly ResultPage[] =>
  accounts ? resultPages : [];

export const namedPages = (site: Pick<Site, 'accounts'>): readonly (ResultPage | TextPage)[] => [
  ...resultPagesOf(site),
  ...textPages(),
];

/** `part` is in the page's file name: `page.if-android.tsx` is a page if there is an Android app. */
const optionalPages = [
  ...programIds.map((id) => ({
    part: id,
    route: routes[id],
    exists: (site: Contents) => !!site[id],
  })),
  { part: 'accounts', route: routes.deletion, exists: ({ accounts }: Contents) => !!accounts },
  { part: 'named', route: undefined, exists: (site: Contents) => namedPages(site).length > 0 },
] as const;

/** Returns the addresses of the pages that search engines may list. */
export function publishedRoutes(site: Contents): readonly string[] {
  const missing = optionalPages.filter(({ exists }) => !exists(site)).map(({ route }) => route);
  const own = Object.values(routes).filter((route) => !missing.some((one) => one === route));
  return [...own, ...textPages().map(({ path }) => path)];
}

/**
 * Returns Next's `pageExtensions`, among them `if-android.tsx` only if there is an Android app. A dynamic segment alone
 * would not do, because in a static export it must have at least one page (vercel/next.js#61213).
 */
export const pageExtensions = (site: Contents): string[] => [
  'tsx',
  'ts',
  ...optionalPages
    .filter(({ exists }) => exists(site))
    .flatMap(({ part }) => [`if-${part}.tsx`, `if-${part}.ts`]),
];
