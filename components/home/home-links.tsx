import { buttonStyle } from '@/components/ui/button-style';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/site/routes';

/** Ways from the home page to the two programs. */
export const HomeLinks = () => (
  <div className="mt-8 flex flex-wrap gap-2">
    <SiteLink href={routes.android} className={buttonStyle.primary}>
      <PhoneIcon />
      Установить на Android
    </SiteLink>
    <SiteLink href={routes.windows} className={buttonStyle.secondary}>
      <ComputerIcon />
      Установить на Windows
    </SiteLink>
  </div>
);
