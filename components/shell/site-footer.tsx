import { SiteLink } from '@/components/ui/site-link';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { mailto } from '@/lib/mailto';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

/** What every page ends with: whom to write to and how to have one's data deleted. */
export const SiteFooter = () => (
  <footer className="border-t border-line text-muted print:hidden">
    <div className="mx-auto flex max-w-page flex-wrap items-baseline gap-x-8 gap-y-2 px-4 py-6 text-sm sm:px-6">
      <p className="grow">{settings.siteName} — словарь, карточки и упражнения</p>
      <a href={mailto(settings.supportEmail)} className={`${textLinkStyle} py-1`}>
        {settings.supportEmail}
      </a>
      <SiteLink href={routes.deletion} className={`${textLinkStyle} py-1`}>
        Удалить свои данные
      </SiteLink>
    </div>
  </footer>
);
