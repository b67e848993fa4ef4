import { resultLinks } from '@/lib/content/result-links';
import { settings } from '@/lib/settings';
import { appLink } from '@/lib/urls/app-link';

interface BackToAppProps {
  /** Package name of the Android app. */
  readonly packageName: string;
  readonly className: string;
}

/**
 * Link that opens the app on an Android phone. It would not work on an iPhone, where CSS hides it by
 * testing for a property that only iOS supports.
 */
export const BackToApp = ({ packageName, className }: BackToAppProps) => (
  <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
    <a href={appLink(packageName, settings.homeUrl, settings.stores[0].url)} className={className}>
      {resultLinks.backToApp}
    </a>
  </span>
);
