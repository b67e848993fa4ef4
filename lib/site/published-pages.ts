import { hasProgram, type Platform } from '../product/platforms';
import { type Route, routes } from './routes';
import { type Product } from '@/lib/product/schema';

type Contents = Pick<Product, 'privacy' | Platform['id']>;

/** The privacy page exists once the owner has written its text. */
export const hasPrivacyPage = ({ privacy }: Contents): boolean => privacy.paragraphs.length > 0;

/**
 * Optional pages, each with the part of its file's name that Next takes for an extension of pages
 * only if the page exists.
 */
const optionalPages = [
  {
    part: 'android',
    route: routes.android,
    isThere: (all: Contents) => hasProgram(all, 'android'),
  },
  {
    part: 'windows',
    route: routes.windows,
    isThere: (all: Contents) => hasProgram(all, 'windows'),
  },
  { part: 'privacy', route: routes.privacy, isThere: hasPrivacyPage },
] as const;

/** Addresses of the pages that this build has. */
export function publishedRoutes(product: Contents): readonly Route[] {
  const missing = optionalPages.filter(({ isThere }) => !isThere(product));
  return Object.values(routes).filter((route) => !missing.some((page) => page.route === route));
}

/**
 * Extensions of files that Next takes for pages. A static export must have at least one page for
 * every dynamic segment (vercel/next.js#61213). So an optional page is called `page.privacy.tsx`,
 * and `privacy.tsx` is among these extensions only if the page exists.
 */
export const pageExtensions = (product: Contents): string[] => [
  'tsx',
  'ts',
  ...optionalPages
    .filter(({ isThere }) => isThere(product))
    .flatMap(({ part }) => [`${part}.tsx`, `${part}.ts`]),
];
