import { DownloadForm } from './download-form';
import { ReleaseDate } from '@/components/changes/release-date';
import { textLinkStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/site-link';
import { changesPage } from '@/lib/content/changes-page';
import { fileSize, fillIn } from '@/lib/format';
import { type readInstaller } from '@/lib/installer/read';
import { type Release } from '@/lib/product/schema';
import { routes } from '@/lib/site/routes';

interface DownloadLineProps {
  readonly release: Pick<Release, 'version' | 'date'>;
  /** In the owner's words; empty: not known, and not shown. */
  readonly price: string;
  readonly installer: Pick<ReturnType<typeof readInstaller>, 'file' | 'bytes'>;
}

/** The download button with what is downloaded: version, day, size, price. */
export const DownloadLine = ({ release, installer, price }: DownloadLineProps) => (
  <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
    <DownloadForm fileName={installer.file} />
    <p className="font-semibold">{fillIn(changesPage.version, { version: release.version })}</p>
    <ReleaseDate date={release.date} />
    <p className="text-muted">{fileSize(installer.bytes)}</p>
    {price && <p className="text-muted">{price}</p>}
    <SiteLink href={routes.changes} className={`${textLinkStyle} py-1`}>
      {changesPage.link}
    </SiteLink>
  </div>
);
