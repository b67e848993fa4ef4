import { BackToApp } from './back-to-app';
import { buttonStyle } from '@/components/ui/button-style';
import { SiteLink } from '@/components/ui/site-link';
import { resultPageEmail } from '@/lib/content/emails';
import { type ResultPage } from '@/lib/content/result-pages';
import { settings } from '@/lib/settings';
import { routes } from '@/lib/site/routes';
import { mailto } from '@/lib/urls/mailto';
import { absoluteUrl } from '@/lib/urls/site-urls';

interface ResultLinksProps {
  readonly resultPage: ResultPage;
  /** Of the Android app; empty: not known, no link back into the app. */
  readonly packageName: string;
}

/**
 * Where a result page leads: back to the app where that is the next step, after
 * an error to the people who can help, otherwise home.
 */
export function ResultLinks({ resultPage, packageName }: ResultLinksProps) {
  const { slug, result, backToApp, help = result === 'error' } = resultPage;
  const toApp = backToApp && packageName !== '';
  const error = result === 'error';
  const page = absoluteUrl(settings.homeUrl, `/${slug}/`);
  return (
    <>
      {toApp && <BackToApp packageName={packageName} />}
      <SiteLink
        href={error ? routes.contacts : routes.home}
        className={toApp ? buttonStyle.secondary : buttonStyle.primary}
      >
        {error ? 'Открыть страницу «Контакты»' : 'Перейти на страницу «Главная»'}
      </SiteLink>
      {help && (
        <a
          href={mailto(settings.supportEmail, resultPageEmail(resultPage.title, page))}
          className={buttonStyle.secondary}
        >
          Написать в поддержку
        </a>
      )}
    </>
  );
}
