import { hasProgram, type Platform } from '../product/platforms';
import { type Route, routes } from './routes';
import { type Product } from '@/lib/product/schema';

type Contents = Pick<Product, 'privacy' | Platform['id']>;

/** Whether the privacy page exists, that is, whether the owner has entered its text. */
export const hasPrivacyPage = ({ privacy }: Contents): boolean => privacy.paragraphs.length > 0;

/**
 * Optional pages. `part` is the middle of the page's file name, such as `privacy` in
 * `page.privacy.tsx` (see `pageExtensions`).
 */
const optionalPages = [
  {
    part: 'android',
    route: routes.android,
    exists: (all: Contents) => hasProgram(all, 'android'),
  },
  {
    part: 'windows',
    route: routes.windows,
    exists: (all: Contents) => hasProgram(all, 'windows'),
  },
  { part: 'privacy', route: routes.privacy, exists: hasPrivacyPage },
] as const;

/** Returns the addresses of the pages that this build has. */
export function publishedRoutes(product: Contents): readonly Route[] {
  const missing = optionalPages.filter(({ exists }) => !exists(product));
  return Object.values(routes).filter((route) => !missing.some((page) => page.route === route));
}

/**
 * Returns the extensions of the files that Next treats as pages. For example, the file of the privacy
 * page is called `page.privacy.tsx`, and the extension `privacy.tsx` is in the list only if the owner
 * has entered the text of this page. A dynamic segment would not work, because in a static export it must
 * have at least one page (vercel/next.js#61213).
 */
export const pageExtensions = (product: Contents): string[] => [
  'tsx',
  'ts',
  ...optionalPages
    .filter(({ exists }) => exists(product))
    .flatMap(({ part }) => [`${part}.tsx`, `${part}.ts`]),
];
