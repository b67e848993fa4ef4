import { textLinkStyle } from '@/components/ui/action-style';
import { SiteLink } from '@/components/ui/site-link';
import { downloadsRoute, platformsOf, type Programs } from '@/lib/programs/programs';
import { files } from '@/lib/site/routes';
import { sitePath } from '@/lib/urls/site-urls';
import { changesPage } from '@/lib/words/changes-page';
import { downloads } from '@/lib/words/downloads';

const linkStyle = `${textLinkStyle} py-1`;

/** Links to the programs' sections appear only if a program has more releases than this. */
const FEW_RELEASES = 4;

/** Links to the downloads and the feed and, if a program has many releases, to the programs' sections. */
export const ChangesNavigation = ({ programs }: { readonly programs: Programs }) => (
  <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
    {platformsOf(programs).some(({ releases }) => releases.length > FEW_RELEASES) &&
      platformsOf(programs).map(({ id, name }) => (
        <a key={id} href={`#${id}`} className={linkStyle}>
          {name}
        </a>
      ))}
    <SiteLink href={downloadsRoute(programs)} className={linkStyle}>
      {downloads.title}
    </SiteLink>
    <a href={sitePath(files.changesFeed)} type="application/atom+xml" className={linkStyle}>
      {changesPage.feed}
    </a>
  </p>
);
