import { CopyButton } from '@/components/copying/copy-button';
import { type windows } from '@/lib/content/windows';
import { site } from '@/lib/site';
import { readableUrl } from '@/lib/site/readable-url';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

const ADDRESS_ID = 'page-address';

interface LinkForComputerProps {
  readonly words: NonNullable<typeof windows.forComputer>;
}

/** The page's address and a button to share or copy it, for phones and tablets, which cannot run the program. */
export const LinkForComputer = ({ words: { text, send, copied } }: LinkForComputerProps) => (
  <div className="mt-6 hidden touch:block">
    <p>{text}</p>
    <p translate="no" className="font-semibold wrap-anywhere">
      <data id={ADDRESS_ID} value={absoluteUrl(site.homeUrl, routes.windows)}>
        {readableUrl(absoluteUrl(site.homeUrl, ''))}
        <wbr />
        {routes.windows}
      </data>
    </p>
    <CopyButton source={ADDRESS_ID} name={send} copied={copied} isPrimary />
  </div>
);
