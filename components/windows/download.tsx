import { ReleaseDate } from '@/components/changes/releases';
import { CopyButton } from '@/components/copying/copy-button';
import { buttonStyle, textTargetStyle } from '@/components/ui/action-style';
import { DownloadIcon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/links';
import { FactLine } from '@/components/ui/lists';
import { readableUrl } from '@/lib/browser/urls/readable-url';
import { absoluteUrl, sitePath } from '@/lib/browser/urls/site-urls';
import { type OfferedInstaller } from '@/lib/programs/installers';
import { priceTexts } from '@/lib/programs/programs';
import { releaseAnchor } from '@/lib/releases/releases';
import { type Site } from '@/lib/site/parse';
import { downloadPath, routes } from '@/lib/site/routes';
import { fillIn } from '@/lib/text/fill-in';
import { fileSize } from '@/lib/text/in-words';
import { changesPage } from '@/lib/words/changes-page';
import { windows } from '@/lib/words/windows';

interface DownloadLineProps {
  readonly site: Pick<Site, 'windows'>;
  readonly installer: OfferedInstaller;
}

/** The download button (a form that requests the installer with GET), and facts, first the version. */
export const DownloadLine = ({ site, installer }: DownloadLineProps) => {
  const version = fillIn(changesPage.version, { version: installer.version });
  const changes = `${routes.changes}#${releaseAnchor('windows', installer.version)}`;
  return (
    <>
      <form
        method="get"
        action={sitePath(downloadPath(installer.file))}
        className="mt-6 print:hidden"
      >
        <button
          type="submit"
          className={
            installer.isPlaceholder ? buttonStyle.secondary : buttonStyle.primaryOn.windows
          }
        >
          <DownloadIcon />
          Скачать
        </button>
      </form>
      <FactLine
        facts={[
          installer.changes.length > 0 ? (
            <SiteLink key="version" href={changes} className={textTargetStyle}>
              {version}
            </SiteLink>
          ) : (
            version
          ),
          ...priceTexts(site.windows),
          installer.isPlaceholder ? '' : fileSize(installer.bytes),
          installer.date && <ReleaseDate key="date" date={installer.date} />,
        ]}
      />
      {installer.isPlaceholder && windows.placeholderNote && (
        <p className="mt-4 text-muted">{windows.placeholderNote}</p>
      )}
    </>
  );
};

const ADDRESS_ID = 'page-address';

const words = windows.forComputer;

/** The page's address and a button to share or copy it, for phones and tablets, which cannot run the program. */
export const LinkForComputer = ({ homeUrl }: { readonly homeUrl: string }) =>
  words && (
    <div className="mt-6 -mb-3 hidden touch:block">
      <p>{words.text}</p>
      <p translate="no" className="font-semibold wrap-anywhere">
        <data id={ADDRESS_ID} value={absoluteUrl(homeUrl, routes.windows)}>
          {readableUrl(absoluteUrl(homeUrl, ''))}
          <wbr />
          {routes.windows}
        </data>
      </p>
      <CopyButton source={ADDRESS_ID} name={words.send} copied={words.copied} isPrimary />
    </div>
  );
