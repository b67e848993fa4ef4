import { DownloadCards } from '@/components/downloads/download-cards';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/page-heading';
import { downloads } from '@/lib/content/downloads';
import { product } from '@/lib/content/product';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  path: routes.downloads,
  title: downloads.title,
  description: downloads.description,
});

export default function DownloadsPage() {
  return (
    <PageShell>
      <PageHeading title={downloads.title} lead={downloads.lead} />
      <DownloadCards product={product} />
    </PageShell>
  );
}
