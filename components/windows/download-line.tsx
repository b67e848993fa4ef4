import { DownloadForm } from './download-form';
import { ReleaseDate } from '@/components/changes/release-date';
import { buttonStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/site-link';
import { changesPage } from '@/lib/content/changes-page';
import { fileSize } from '@/lib/installer/file-size';
import { type readInstaller } from '@/lib/installer/read';
import { type Release } from '@/lib/product/schema';
import { releaseAnchor } from '@/lib/releases/releases';
import { routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';

interface DownloadLineProps {
  readonly release: Pick<Release, 'version' | 'date'>;
  /** The owner's text about the price; if it is empty, it is not shown. */
  readonly price: string;
  readonly installer: Pick<ReturnType<typeof readInstaller>, 'file' | 'bytes'>;
}

/** The download button, a link to the version's changes, and the date, the size and the price. */
export const DownloadLine = ({
  release: { version, date },
  installer,
  price,
}: DownloadLineProps) => (
  <div className="mt-6 flex flex-wrap items-center gap-4">
    <DownloadForm fileName={installer.file} />
    <SiteLink
      href={routes.changes}
      part={releaseAnchor('windows', version)}
      className={buttonStyle.secondary}
    >
      {fillIn(changesPage.version, { version })}
    </SiteLink>
    <ReleaseDate date={date} />
    <p className="text-muted">{fileSize(installer.bytes)}</p>
    {price && <p className="max-w-prose text-muted">{price}</p>}
  </div>
);
