import { DownloadCards } from '@/components/downloads/download-cards';
import { PageShell } from '@/components/shell/page-shell';
import { Facts } from '@/components/ui/facts';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { platformsOf } from '@/lib/programs/programs';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { downloads } from '@/lib/words/downloads';

const { title, both, one } = downloads;
const { lead, description } = platformsOf(site).length > 1 ? both : one;

export const metadata = pageMetadata(site, { path: routes.downloads, title, description });

export default function DownloadsPage() {
  return (
    <PageShell site={site}>
      <PageHeading title={title} lead={lead} />
      <DownloadCards programs={site} />
      <Facts texts={[]} note={site.otherDevices} className="mt-6" />
    </PageShell>
  );
}
