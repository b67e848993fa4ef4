import { CopyButton } from '@/components/copying/copy-button';
import { routes } from '@/lib/site/routes';
import { readableUrl } from '@/lib/text/names';
import { absoluteUrl } from '@/lib/urls/site-urls';
import { windows } from '@/lib/words/windows';

const ADDRESS_ID = 'page-address';

const words = windows.forComputer;

/** The page's address and a button to share or copy it, for phones and tablets, which cannot run the program. */
export const LinkForComputer = ({ homeUrl }: { readonly homeUrl: string }) =>
  words && (
    <div className="mt-6 hidden touch:block">
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
