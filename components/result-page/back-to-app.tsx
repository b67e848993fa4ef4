import { settings } from '@/lib/settings';
import { appLink } from '@/lib/urls/app-link';

interface BackToAppProps {
  /** Of the Android app. */
  readonly packageName: string;
  readonly className: string;
}

/**
 * Opens the app on an Android phone. An iPhone is a phone too, but such links
 * mean nothing to it; it is told by a property that only its engine knows.
 */
export const BackToApp = ({ packageName, className }: BackToAppProps) => (
  <span className="hidden phone:not-supports-[-webkit-touch-callout:none]:contents">
    <a href={appLink(packageName, settings.homeUrl, settings.storeUrl)} className={className}>
      Вернуться в приложение
    </a>
  </span>
);
