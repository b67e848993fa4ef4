import { BackToApp } from './back-to-app';
import { buttonStyle } from '@/components/ui/button-style';
import { SiteLink } from '@/components/ui/site-link';
import { outcomeLetter } from '@/lib/content/letters';
import { type Outcome } from '@/lib/content/outcomes';
import { mailto } from '@/lib/mailto';
import { absoluteUrl } from '@/lib/metadata/absolute-url';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

interface OutcomeLinksProps {
  readonly outcome: Outcome;
  /** Of the Android app; empty: not known, no link back into the app. */
  readonly packageName: string;
}

/**
 * Where a result page leads: back to the app where that is the next step, after
 * an error to the people who can help, otherwise home.
 */
export function OutcomeLinks({ outcome, packageName }: OutcomeLinksProps) {
  const { slug, result, backToApp, help = result === 'error' } = outcome;
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
          href={mailto(settings.supportEmail, outcomeLetter(outcome.title, page))}
          className={buttonStyle.secondary}
        >
          Написать в поддержку
        </a>
      )}
    </>
  );
}
