import { notFound } from 'next/navigation';
import { PageShell } from '@/components/shell/page-shell';
import { SoftwareData } from '@/components/structured-data/software-data';
import { FeatureColumns } from '@/components/ui/feature-columns';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { SideBySide } from '@/components/ui/side-by-side';
import { DownloadLine } from '@/components/windows/download-line';
import { FileFacts } from '@/components/windows/file-facts';
import { InstallSteps } from '@/components/windows/install-steps';
import { LinkForComputer } from '@/components/windows/link-for-computer';
import { WindowsPicture } from '@/components/windows/windows-picture';
import { windows } from '@/lib/content/windows';
import { offeredInstallers, priceTexts } from '@/lib/installer/offered';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { site } from '@/lib/site';
import { downloadPath, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

export const metadata = pageMetadata(site, {
  path: routes.windows,
  title: windows.title,
  description: windows.lead,
  withFeed: true,
});

export default function WindowsPage() {
  const program = site.windows;
  const [installer, former] = program ? offeredInstallers(program) : [];
  if (!program || !installer) notFound();
  return (
    <PageShell site={site} current={routes.windows}>
      <SoftwareData
        site={site}
        id="windows"
        name="Windows"
        description={windows.lead}
        release={installer}
        prices={program.price}
        downloadUrls={[absoluteUrl(site.homeUrl, downloadPath(installer.file))]}
      />
      <PageHeading title={windows.title} />
      <SideBySide>
        <div className="max-w-prose">
          <p className="mt-4 text-xl text-muted">{windows.lead}</p>
          {windows.forComputer && (
            <LinkForComputer homeUrl={site.homeUrl} words={windows.forComputer} />
          )}
          <DownloadLine
            installer={installer}
            prices={priceTexts(program)}
            note={site.otherDevices}
          />
          {installer.isPlaceholder && windows.placeholderNote && (
            <p className="mt-4 text-muted">{windows.placeholderNote}</p>
          )}
        </div>
        <WindowsPicture />
      </SideBySide>
      <FeatureColumns features={windows.features} />
      {!installer.isPlaceholder && windows.install && (
        <Section id="install" title={windows.install.title}>
          <InstallSteps words={windows.install} installer={installer} />
        </Section>
      )}
      <Section id="file" title={windows.file.title}>
        <FileFacts installer={installer} former={former} requirements={program.requirements} />
      </Section>
    </PageShell>
  );
}
