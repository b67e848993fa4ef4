import { BackToApp } from './back-to-app';
import { buttonStyle, textLinkStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/site-link';
import { contacts } from '@/lib/content/contacts';
import { resultLinks } from '@/lib/content/result-links';
import { type ResultPage } from '@/lib/content/result-pages';
import { resultPageEmail } from '@/lib/emails/emails';
import { site } from '@/lib/site';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { mailto } from '@/lib/urls/mailto';
import { absoluteUrl } from '@/lib/urls/site-urls';

/** Style of a text link whose clickable area is as high as a button. */
const quietStyle = `${textLinkStyle} inline-flex min-h-12 items-center`;

interface ResultLinksProps {
  readonly resultPage: ResultPage;
  /** The Android app; without it or its package name, no link opens the app. */
  readonly android: Site['android'];
}

/**
 * Links of a result page. The first link leads to the next step and is a primary button. After a failed
 * deletion it leads to the deletion form, after other errors to support, and after a success to the app.
 * If there is no next step, no link is a button.
 */
export function ResultLinks({ resultPage, android }: ResultLinksProps) {
  const { slug, title, result, backToApp, toDeletion, help } = resultPage;
  const error = result === 'error';
  const page = absoluteUrl(site.homeUrl, `/${slug}/`);
  const toSupport = (style: string) => (
    <a href={mailto(site.email, resultPageEmail(title, page))} className={style}>
      {contacts.email.link}
    </a>
  );
  return (
    <>
      {toDeletion && (
        <SiteLink href={routes.deletion} className={buttonStyle.primary}>
          {resultLinks.deletion}
        </SiteLink>
      )}
      {error && toSupport(toDeletion ? buttonStyle.secondary : buttonStyle.primary)}
      {backToApp && android?.package && (
        <BackToApp
          packageName={android.package}
          storeUrl={android.stores[0].url}
          className={error ? buttonStyle.secondary : buttonStyle.primary}
        />
      )}
      {!error && help && toSupport(quietStyle)}
      <SiteLink href={error ? routes.contacts : routes.home} className={quietStyle}>
        {error ? resultLinks.contacts : resultLinks.home}
      </SiteLink>
    </>
  );
}
