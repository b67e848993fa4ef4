import { OtherDevices } from '@/components/downloads/other-devices';
import { PageShell } from '@/components/shell/page-shell';
import { SoftwareData } from '@/components/structured-data/software-data';
import { FeatureColumns, Lead, PageHeading, Section, SideBySide } from '@/components/ui/sections';
import { DownloadLine, LinkForComputer } from '@/components/windows/download';
import { InstallerFile, InstallSteps } from '@/components/windows/installer';
import { WindowsPicture } from '@/components/windows/windows-picture';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { type OfferedInstaller, offeredInstallers } from '@/lib/programs/installers';
import { site } from '@/lib/site';
import { downloadPath, routes } from '@/lib/site/routes';
import { windows } from '@/lib/words/windows';

const { title, lead, install } = windows;
const page = { path: routes.windows, title, description: lead, withFeed: true };

export const metadata = pageMetadata(site, page);

export default function WindowsPage() {
  const program = site.windows!;
  const [installer, former] = offeredInstallers(program) as [OfferedInstaller, OfferedInstaller?];
  return (
    <PageShell site={site} current={routes.windows}>
      <SoftwareData
        site={site}
        id="windows"
        name="Windows"
        description={lead}
        release={installer}
        downloadUrls={[absoluteUrl(site.homeUrl, downloadPath(installer.file))]}
      />
      <PageHeading title={title} />
      <SideBySide>
        <div className="max-w-prose">
          <Lead>{lead}</Lead>
          <OtherDevices note={site.otherDevices} isFirst />
          <LinkForComputer homeUrl={site.homeUrl} />
          <DownloadLine site={site} installer={installer} />
        </div>
        <WindowsPicture />
        <OtherDevices note={site.otherDevices} />
      </SideBySide>
      <FeatureColumns features={windows.features} />
      {!installer.isPlaceholder && (
        <>
          {install && <InstallSteps words={install} file={installer.file} />}
          <Section id="file" title={windows.file.title}>
            <InstallerFile {...{ installer, former }} requirements={program.requirements} />
          </Section>
        </>
      )}
    </PageShell>
  );
}
