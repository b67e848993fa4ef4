import { textLinkStyle } from '@/components/ui/action-style';
import { changesPage } from '@/lib/content/changes-page';
import { type Platform } from '@/lib/product/platforms';
import { settings } from '@/lib/settings';
import { files } from '@/lib/site/routes';
import { assetPath } from '@/lib/urls/site-urls';

interface ChangesNavigationProps {
  readonly platforms: readonly Platform[];
}

const linkStyle = `${textLinkStyle} py-1`;

/** Links to each program's releases, which may be far down the page, and to the feed. */
export const ChangesNavigation = ({ platforms }: ChangesNavigationProps) => (
  <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
    {platforms.map(({ id, name }) => (
      <a key={id} href={`#${id}`} className={linkStyle}>
        {name}
      </a>
    ))}
    <a
      href={assetPath(settings.basePath, files.changesFeed)}
      type="application/atom+xml"
      className={linkStyle}
    >
      {changesPage.feed}
    </a>
  </p>
);
