import { DownloadCard } from './download-card';
import { ComputerIcon, PhoneIcon } from '@/components/ui/icons';
import { android } from '@/lib/content/android';
import { windows } from '@/lib/content/windows';
import { type Product } from '@/lib/product/schema';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';

interface DownloadCardsProps {
  readonly product: Pick<Product, 'android' | 'windows'>;
}

/** The two programs side by side, each with a link to its page. */
export const DownloadCards = ({ product }: DownloadCardsProps) => (
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
