import { DownloadCards } from '@/components/downloads/download-cards';
import { PageShell } from '@/components/shell/page-shell';
import { PageHeading } from '@/components/ui/sections';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { platformsOf } from '@/lib/programs/programs';
import { site } from '@/lib/site';
import { routes } from '@/lib/site/routes';
import { downloads } from '@/lib/words/download-page';

const { title, both, one } = downloads;
const { lead, description } = platformsOf(site).length > 1 ? both : one;

export const metadata = pageMetadata(site, { path: routes.downloads, title, description });

export default function DownloadsPage() {
  return (
    <PageShell site={site}>
      <PageHeading title={title} lead={lead} />
      <DownloadCards programs={site} />
      {site.otherDevices && <p className="mt-6 text-muted">{site.otherDevices}</p>}
    </PageShell>
  );
}
