import { resultLinks } from '@/lib/content/result-links';
import { settings } from '@/lib/settings';
import { appLink } from '@/lib/urls/app-link';

interface BackToAppProps {
  /** Package name of the Android app. */
  readonly packageName: string;
  readonly className: string;
}

/**
 * Opens the app on an Android phone. Such links do not work on an iPhone, which CSS recognises by a
 * property that only WebKit supports.
 */
export const BackToApp = ({ packageName, className }: BackToAppProps) => (
  <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
    <a href={appLink(packageName, settings.homeUrl, settings.stores[0].url)} className={className}>
      {resultLinks.backToApp}
    </a>
  </span>
);
