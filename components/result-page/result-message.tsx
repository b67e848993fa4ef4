import { buttonStyle, textLinkStyle } from '@/components/ui/action-style';
import { CheckIcon, ExclamationIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/links';
import { TextList } from '@/components/ui/lists';
import { Headline, Lead, Section } from '@/components/ui/sections';
import { mailto } from '@/lib/browser/urls/mailto';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { resultPageEmail } from '@/lib/emails/emails';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { appLink } from '@/lib/stores/stores';
import { contacts } from '@/lib/words/contacts';
import { resultLinks } from '@/lib/words/result-links';
import { resultCauses, type ResultPage } from '@/lib/words/result-pages';

/** Style of a text link whose clickable area is as high as a button. */
const quietStyle = `${textLinkStyle} inline-flex min-h-12 items-center`;

const marks = {
  success: { icon: <CheckIcon />, style: 'bg-good-soft text-good' },
  error: { icon: <ExclamationIcon />, style: 'bg-bad-soft text-bad' },
} as const;

interface ResultMessageProps {
  readonly resultPage: ResultPage;
  /** Without the Android app or its package name, no link opens the app. */
  readonly site: Pick<Site, 'android' | 'email' | 'homeUrl'>;
}

/**
 * The message of a result page, links, and the possible causes of an error. The first link leads to the next step and is a
 * primary button: after a failed deletion to the form, after other errors to support, and after a success to the app. If
 * there is no next step, no link is a button.
 */
export function ResultMessage({ resultPage, site }: ResultMessageProps) {
  const { android, email, homeUrl } = site;
  const { slug, title, text, next, result, backToApp, toDeletion, help } = resultPage;
  const { icon, style } = marks[result];
  const error = result === 'error';
  const page = absoluteUrl(homeUrl, `/${slug}/`);
  const toSupport = (look: string) => (
    <a href={mailto(email, resultPageEmail(title, page))} className={look}>
      {contacts.email.link}
    </a>
  );
  return (
    <div className="@container mx-auto flex max-w-prose flex-col items-center text-center *:text-balance">
      <span
        className={`flex size-[5rem] items-center justify-center rounded-full ${style} [&>svg]:size-[3.5rem]`}
      >
        {icon}
      </span>
      <Headline title={title} className="mt-6 max-w-full" />
      <Lead>{text}</Lead>
      {next && <p className="mt-4 font-semibold">{next}</p>}
      <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 print:hidden">
        {toDeletion && (
          <SiteLink href={routes.deletion} className={buttonStyle.primary}>
            {resultLinks.deletion}
          </SiteLink>
        )}
        {error && toSupport(toDeletion ? buttonStyle.secondary : buttonStyle.primary)}
        {backToApp && android?.package && (
          // The link does not work on an iPhone. Only iOS supports `-webkit-touch-callout`.
          <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
            <a
              href={appLink(android.package, homeUrl, android.stores[0].url)}
              className={error ? buttonStyle.secondary : buttonStyle.primary}
            >
              {resultLinks.backToApp}
            </a>
          </span>
        )}
        {!error && help && toSupport(quietStyle)}
        <SiteLink href={error ? routes.contacts : routes.home} className={quietStyle}>
          {error ? resultLinks.contacts : resultLinks.home}
        </SiteLink>
      </div>
      {error && resultCauses.length > 0 && (
        <Section id="causes" title={resultLinks.causes} size="text" className="mt-8 text-left">
          <TextList as="ul" texts={resultCauses} className="mt-2 marker:text-bad" />
        </Section>
      )}
    </div>
  );
}
