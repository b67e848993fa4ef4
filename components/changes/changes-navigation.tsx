import { textLinkStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/site-link';
import { changesPage } from '@/lib/content/changes-page';
import { downloads } from '@/lib/content/downloads';
import { type Platform } from '@/lib/product/platforms';
import { settings } from '@/lib/settings';
import { files, routes } from '@/lib/site/routes';
import { assetPath } from '@/lib/urls/site-urls';

interface ChangesNavigationProps {
  readonly platforms: readonly Platform[];
}

const linkStyle = `${textLinkStyle} py-1`;

/** More releases of one program than this do not fit into one or two screens. */
const FEW_RELEASES = 4;

/** Links to each program's releases, if there are many, to the downloads and to the feed. */
export const ChangesNavigation = ({ platforms }: ChangesNavigationProps) => (
  <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
    {platforms.some(({ releases }) => releases.length > FEW_RELEASES) &&
      platforms.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className={linkStyle}>
          {name}
        </a>
      ))}
    <SiteLink href={routes.downloads} className={linkStyle}>
      {downloads.title}
    </SiteLink>
    <a
      href={assetPath(settings.basePath, files.changesFeed)}
      type="application/atom+xml"
      className={linkStyle}
    >
      {changesPage.feed}
    </a>
  </p>
);
