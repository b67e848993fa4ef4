import { buttonStyle } from '@/components/ui/action-style';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { routes } from '@/lib/site/routes';

/**
 * Links from the home page to the two programs, equally wide. Not printed: on paper a link without
 * its address is useless.
 */
export const HomeLinks = () => (
  <div className="mt-8 grid gap-4 sm:w-fit sm:max-md:grid-cols-2 print:hidden">
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
