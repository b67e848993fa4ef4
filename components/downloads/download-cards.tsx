import { DownloadCard } from './download-card';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { android } from '@/lib/content/android';
import { product } from '@/lib/content/product';
import { windows } from '@/lib/content/windows';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';

/** The two programs side by side, each leading to its page. */
export const DownloadCards = () => (
  <ul className="mt-10 grid gap-6 sm:grid-cols-2">
    <DownloadCard
      href={routes.android}
      icon={<PhoneIcon />}
      title={android.title}
      version={currentRelease(product.android.releases).version}
      text={android.lead}
    />
    <DownloadCard
      href={routes.windows}
      icon={<ComputerIcon />}
      title={windows.title}
      version={currentRelease(product.windows.releases).version}
      text={windows.lead}
    />
  </ul>
);
