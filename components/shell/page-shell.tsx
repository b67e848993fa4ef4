import { type PropsWithChildren } from 'react';
import { type NavigationProps, SiteHeader } from './site-header';
import { buttonStyle, textLinkStyle } from '@/components/ui/action-style';
import { EmailAddress, SiteLink } from '@/components/ui/links';
import { mailto } from '@/lib/browser/urls/mailto';
import { footerLinksOf } from '@/lib/site/navigation';
import { type Site } from '@/lib/site/parse';
import { fillIn } from '@/lib/text/fill-in';
import { shell } from '@/lib/words/shell';

const linkStyle = `${textLinkStyle} py-1`;

/** Footer of every page: the developer, the support address and the owner's pages that belong there. */
export function SiteFooter({ site }: { readonly site: Site }) {
  const links = footerLinksOf(site);
  const { about, developer } = shell.footer;
  // On a tablet, the email and three links do not fit on one line. Only the last would wrap without columns.
  const lineStyle = links.length > 2 ? 'sm:grid-cols-2 md:flex' : 'sm:flex';
  return (
    <footer className="border-t border-line text-muted">
      <div className="page-width flex flex-wrap items-baseline gap-x-8 gap-y-2 py-6 text-sm wrap-anywhere">
        {(about || site.developer) && (
          <p className="grow">
            {about && fillIn(about, { site: site.name })}
            {about && site.developer && <br />}
            {site.developer && fillIn(developer, { developer: site.developer })}
          </p>
        )}
        <div className={`grid flex-wrap gap-x-8 gap-y-2 ${lineStyle}`}>
          <a href={mailto(site.email)} className={linkStyle}>
            <EmailAddress address={site.email} />
          </a>
          {links.map(({ href, label }) => (
            <SiteLink key={href} href={href} className={`${linkStyle} print:hidden`}>
              {label}
            </SiteLink>
          ))}
        </div>
      </div>
    </footer>
  );
}

/** An id outside of an own page's text has a capital, because no heading's id has one. */
const CONTENT_ID = 'Content';

/** Toolbar, main content and footer of a page. The first tab stop is a link that skips the toolbar. */
export const PageShell = ({ site, current, children }: PropsWithChildren<NavigationProps>) => (
  <div className="flex min-h-dvh flex-col">
    <a
      href={`#${CONTENT_ID}`}
      className={`${buttonStyle.primary} absolute inset-x-2 -top-full z-10 w-fit focus:top-2`}
    >
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
