import { resultLinks } from '@/lib/content/result-links';
import { settings } from '@/lib/settings';
import { appLink } from '@/lib/urls/app-link';

interface BackToAppProps {
  /** Package name of the Android app. */
  readonly packageName: string;
  readonly className: string;
}

/**
 * Link that opens the app on an Android phone. It does not work on an iPhone, so CSS hides it in
 * browsers that support `-webkit-touch-callout`, a property that only iOS has.
 */
export const BackToApp = ({ packageName, className }: BackToAppProps) => (
  <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
    <a href={appLink(packageName, settings.homeUrl, settings.stores[0].url)} className={className}>
      {resultLinks.backToApp}
    </a>
  </span>
);
