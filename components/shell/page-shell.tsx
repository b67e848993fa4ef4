import { type ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { buttonStyle } from '@/components/ui/action-style';
import { type Site } from '@/lib/site/parse';

const CONTENT_ID = 'content';

/** The first tab stop: a link that skips the toolbar. */
const SkipLink = () => (
  <a href={`#${CONTENT_ID}`} className={`${buttonStyle.primary} skip-link`}>
    Перейти к содержанию
  </a>
);

interface PageShellProps {
  readonly site: Site;
  /** The page's own address; undefined if no link of the navigation leads to it. */
  readonly current?: string;
  readonly children: ReactNode;
}

/**
 * Toolbar, main content and footer of a page. Each page passes its address, so that the HTML can mark the link
 * to the current page without a script.
 */
export const PageShell = ({ site, current, children }: PageShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink />
    <SiteHeader site={site} current={current} />
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="mx-auto w-full max-w-page grow px-4 pt-5 pb-10 sm:px-6 sm:py-16"
    >
      {children}
    </main>
    <SiteFooter site={site} />
  </div>
);
