import { type PropsWithChildren } from 'react';
import { type NavigationProps } from './navigation';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { buttonStyle } from '@/components/ui/action-style';

const CONTENT_ID = 'content';

/**
 * Toolbar, main content and footer of a page. The first tab stop is a link that skips the toolbar. Each page passes its
 * address, so that the HTML can mark the link to the current page without a script.
 */
export const PageShell = ({ site, current, children }: PropsWithChildren<NavigationProps>) => (
  <div className="flex min-h-dvh flex-col">
    <a href={`#${CONTENT_ID}`} className={`${buttonStyle.primary} skip-link`}>
      Перейти к содержанию
    </a>
    <SiteHeader site={site} current={current} />
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="page-width grow pt-5 pb-10 sm:py-[clamp(20px,50vh-180px,64px)]"
    >
      {children}
    </main>
    <SiteFooter site={site} />
  </div>
);
