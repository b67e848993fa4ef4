import { ScreenPicture } from '@/components/screen/screen-picture';
import { PageShell } from '@/components/shell/page-shell';
import { SoftwareData } from '@/components/structured-data/software-data';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { DownloadForm } from '@/components/windows/download-form';
import { WindowsFeatures } from '@/components/windows/windows-features';
import { facts } from '@/lib/content/facts';
import { windows } from '@/lib/content/windows';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { programs } from '@/lib/metadata/programs';
import { currentRelease } from '@/lib/releases/current-release';
import { routes } from '@/lib/routes';

export const metadata = pageMetadata({
  path: routes.windows,
  title: windows.title,
  description: windows.lead,
});

export default function WindowsPage() {
  return (
    <PageShell current={routes.windows}>
      <SoftwareData program={programs.windows} />
      <PageHeading title={windows.title} lead={windows.lead} />
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <DownloadForm fileName={facts.windows.installer.file} />
        <p className="font-semibold">Версия {currentRelease(facts.windows.releases).version}</p>
      </div>
      <p className="mt-4 max-w-prose text-muted">{windows.standInNote}</p>
      <div className="raised mt-12 overflow-hidden rounded-2xl border border-line">
        <ScreenPicture
          screen={windows.picture}
          sizes="(min-width: 1200px) 1104px, 100vw"
          eager
          className="block h-auto w-full"
        />
      </div>
      <Section id="features" title="Что умеет программа">
        <WindowsFeatures />
      </Section>
    </PageShell>
  );
}
