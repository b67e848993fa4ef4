import { deletion } from '@/lib/content/deletion';
import { type Site } from '@/lib/site/parse';

interface StoreIdentityProps {
  readonly site: Pick<Site, 'storeName' | 'developer'>;
}

/** Names of the app and the developer as in the store. Google Play requires them on the deletion page. */
export const StoreIdentity = ({ site }: StoreIdentityProps) => (
  <dl className="mt-4 flex flex-wrap gap-x-8 text-muted">
    <div className="flex gap-2">
      <dt>{deletion.identity.app}</dt>
      <dd className="font-semibold text-ink">{site.storeName}</dd>
    </div>
    {site.developer && (
      <div className="flex gap-2">
        <dt>{deletion.identity.developer}</dt>
        <dd className="font-semibold text-ink">{site.developer}</dd>
      </div>
    )}
  </dl>
);
