import { buttonStyle } from '@/components/ui/action-style';
import { ExternalLink } from '@/components/ui/external-link';
import { settings } from '@/lib/settings';

/** Link to the app's page in the store. The drawing is ours, not the trademarked badge. */
export const StoreLink = () => (
  <ExternalLink href={settings.storeUrl} className={buttonStyle.primary}>
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" className="shrink-0">
      <path d="M5 3.5v17l15-8.5z" className="fill-current" />
    </svg>
    Доступно в Google Play
  </ExternalLink>
);
