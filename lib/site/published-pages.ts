import { type Route, routes } from './routes';
import { type Product } from '@/lib/product/schema';

type Privacy = Pick<Product, 'privacy'>;

/** The privacy page exists once the owner has written its text. */
export const hasPrivacyPage = ({ privacy }: Privacy): boolean => privacy.paragraphs.length > 0;

/** Addresses of the pages that this build has. */
export const publishedRoutes = (product: Privacy): readonly Route[] =>
  Object.values(routes).filter((route) => route !== routes.privacy || hasPrivacyPage(product));

/**
 * Endings of files that Next takes for pages. A static export must have at
 * least one page for every dynamic segment (vercel/next.js#61213), so the page
 * that may be missing is `page.privacy.tsx`, a page only while that is an ending.
 */
export const pageExtensions = (product: Privacy): string[] => [
  'tsx',
  'ts',
  ...(hasPrivacyPage(product) ? ['privacy.tsx'] : []),
];
