import { buttonStyle } from '@/components/ui/button-style';
import { SiteLink } from '@/components/ui/site-link';
import { type Outcome } from '@/lib/content/outcomes';
import { routes } from '@/lib/routes';

interface OutcomeLinksProps {
  readonly result: Outcome['result'];
}

/** Where a result page leads: after an error to the people who can help, otherwise home. */
export const OutcomeLinks = ({ result }: OutcomeLinksProps) =>
  result === 'error' ? (
    <SiteLink href={routes.contacts} className={buttonStyle.primary}>
      Открыть страницу «Контакты»
    </SiteLink>
  ) : (
    <SiteLink href={routes.home} className={buttonStyle.primary}>
      Перейти на страницу «Главная»
    </SiteLink>
  );
