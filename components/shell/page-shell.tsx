import { type ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { CONTENT_ID, SkipLink } from './skip-link';
import { product } from '@/lib/content/product';
import { type Route } from '@/lib/site/routes';

interface PageShellProps {
  /** The page's own address; undefined where no link of the navigation leads. */
  readonly current?: Route;
  readonly children: ReactNode;
}

/**
 * Frame of a page. Each page names its address, so the current link is marked
 * in the HTML and no client code has to find it out.
 */
export const PageShell = ({ current, children }: PageShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <SiteHeader current={current} />
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="mx-auto w-full max-w-page grow px-4 py-10 sm:px-6 sm:py-16"
    >
      {children}
    </main>
    <SiteFooter product={product} />
  </div>
);
