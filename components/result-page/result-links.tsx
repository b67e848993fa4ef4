import { BackToApp } from './back-to-app';
import { buttonStyle } from '@/components/ui/button-style';
import { SiteLink } from '@/components/ui/site-link';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { resultPageEmail } from '@/lib/content/emails';
import { type ResultPage } from '@/lib/content/result-pages';
import { settings } from '@/lib/settings';
import { routes } from '@/lib/site/routes';
import { mailto } from '@/lib/urls/mailto';
import { absoluteUrl } from '@/lib/urls/site-urls';

/** As easy to hit as a button, but not as loud. */
const quietStyle = `${textLinkStyle} inline-flex min-h-12 items-center`;

interface ResultLinksProps {
  readonly resultPage: ResultPage;
  /** Of the Android app; empty: not known, no link back into the app. */
  readonly packageName: string;
}

/**
 * Where a result page leads, the next step first and loudest: after an error to the people who can
 * help, else back to the app. Where neither is offered, the next step is off the site, so nothing is loud.
 */
export function ResultLinks({ resultPage, packageName }: ResultLinksProps) {
  const { slug, title, result, backToApp, help } = resultPage;
  const error = result === 'error';
  const page = absoluteUrl(settings.homeUrl, `/${slug}/`);
  const toSupport = (style: string) => (
    <a href={mailto(settings.supportEmail, resultPageEmail(title, page))} className={style}>
      Написать в поддержку
    </a>
  );
  return (
    <>
      {error && toSupport(buttonStyle.primary)}
      {backToApp && packageName !== '' && (
        <BackToApp
          packageName={packageName}
          className={error ? buttonStyle.secondary : buttonStyle.primary}
        />
      )}
      {!error && help && toSupport(quietStyle)}
      <SiteLink href={error ? routes.contacts : routes.home} className={quietStyle}>
        {error ? 'Открыть страницу «Контакты»' : 'Перейти на страницу «Главная»'}
      </SiteLink>
    </>
  );
}
