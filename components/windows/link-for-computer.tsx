import { CopyButton } from './copy-button';
import { windows } from '@/lib/content/windows';
import { settings } from '@/lib/settings';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

const ADDRESS_ID = 'page-address';
const { text, send } = windows.forComputer;

/** For phones and tablets, on which the program does not run: copies or sends the page's address. */
export const LinkForComputer = () => (
  <div className="mt-6 hidden max-w-prose touch:block">
    <p>{text}</p>
    <p id={ADDRESS_ID} translate="no" className="mt-1 font-semibold wrap-anywhere">
      {absoluteUrl(settings.homeUrl, '/').replace(/\/$/, '')}
      <wbr />
      {routes.windows}
    </p>
    <CopyButton source={ADDRESS_ID} name={send} shares />
  </div>
);
