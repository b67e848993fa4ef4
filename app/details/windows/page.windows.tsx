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
import { product } from '@/lib/content/product';
import { windows } from '@/lib/content/windows';
import { readInstaller } from '@/lib/installer/read';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { windowsProgram } from '@/lib/metadata/programs';
import { currentRelease } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  path: routes.windows,
  title: windows.title,
  description: windows.lead,
});

const { app, windows: program } = product;

export default function WindowsPage() {
  const installer = readInstaller(product);
  return (
    <PageShell current={routes.windows}>
      <SoftwareData program={windowsProgram()} />
      <PageHeading title={windows.title} />
      <SideBySide>
        <div className="max-w-prose">
          <p className="mt-4 text-lg text-muted">{windows.lead}</p>
          <LinkForComputer />
          <DownloadLine
            release={currentRelease(program.releases)}
            installer={installer}
            price={program.price.text}
            note={app.otherDevices}
          />
          {installer.isPlaceholder && <p className="mt-4 text-muted">{windows.placeholderNote}</p>}
        </div>
        <WindowsPicture />
      </SideBySide>
      <Section id="features" title={windows.featuresTitle}>
        <FeatureColumns features={windows.features} />
      </Section>
      <Section id="install" title={windows.install.title}>
        <InstallSteps installer={installer} />
      </Section>
      <Section id="file" title={windows.file.title}>
        <FileFacts installer={installer} program={program} />
      </Section>
    </PageShell>
  );
}
