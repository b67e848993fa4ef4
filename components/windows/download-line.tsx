import { ReleaseDate } from '@/components/changes/release-entry';
import { buttonStyle, textTargetStyle } from '@/components/ui/action-style';
import { Facts } from '@/components/ui/facts';
import { DownloadIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/site-link';
import { fileSize } from '@/lib/installer/file-size';
import { type OfferedInstaller, priceTexts } from '@/lib/installer/offered';
import { releaseAnchor } from '@/lib/releases/releases';
import { type Site } from '@/lib/site/parse';
import { downloadPath, routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { sitePath } from '@/lib/urls/site-urls';
import { changesPage } from '@/lib/words/changes-page';

interface DownloadLineProps {
  readonly site: Pick<Site, 'windows' | 'otherDevices'>;
  readonly installer: OfferedInstaller;
}

/** The download button (a form that requests the installer with GET), and facts, first the version. */
export const DownloadLine = ({ site, installer }: DownloadLineProps) => (
  <>
    <form
      method="get"
      action={sitePath(downloadPath(installer.file))}
      className="mt-6 print:hidden"
    >
      <button type="submit" className={buttonStyle.primaryOn.windows}>
        <DownloadIcon />
        Скачать
      </button>
    </form>
    <Facts
      texts={[
        <SiteLink
          key="version"
          href={routes.changes}
          part={releaseAnchor('windows', installer.version)}
          className={textTargetStyle}
        >
          {fillIn(changesPage.version, { version: installer.version })}
        </SiteLink>,
        ...priceTexts(site.windows),
        installer.isPlaceholder ? '' : fileSize(installer.bytes),
        installer.date && <ReleaseDate key="date" date={installer.date} />,
      ]}
      note={site.otherDevices}
    />
  </>
);
