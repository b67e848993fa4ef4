import { resultLinks } from '@/lib/content/result-links';
import { site } from '@/lib/site';
import { appLink } from '@/lib/urls/app-link';

interface BackToAppProps {
  /** Package name of the Android app. */
  readonly packageName: string;
  /** Address of the app's page in a store, for phones without the app. */
  readonly storeUrl: string;
  readonly className: string;
}

/**
 * Link that opens the app on an Android phone. It does not work on an iPhone, so CSS hides it in
 * browsers that support `-webkit-touch-callout`, a property that only iOS has.
 */
export const BackToApp = ({ packageName, storeUrl, className }: BackToAppProps) => (
  <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
    <a href={appLink(packageName, site.homeUrl, storeUrl)} className={className}>
      {resultLinks.backToApp}
    </a>
  </span>
);
