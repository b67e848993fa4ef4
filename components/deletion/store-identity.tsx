import { deletion } from '@/lib/content/deletion';
import { type Product } from '@/lib/product/schema';
import { settings } from '@/lib/settings';
import { appName } from '@/lib/site/app-name';

interface StoreIdentityProps {
  readonly app: Product['app'];
}

/** Names of the app and the developer as in the store. Google Play requires them on the deletion page. */
export const StoreIdentity = ({ app }: StoreIdentityProps) => (
  <dl className="mt-4 flex flex-wrap gap-x-8 text-muted">
    <div className="flex gap-2">
      <dt>{deletion.identity.app}</dt>
      <dd className="font-semibold text-ink">{appName(app, settings.siteName)}</dd>
    </div>
    {app.developer && (
      <div className="flex gap-2">
        <dt>{deletion.identity.developer}</dt>
        <dd className="font-semibold text-ink">{app.developer}</dd>
      </div>
    )}
  </dl>
);
