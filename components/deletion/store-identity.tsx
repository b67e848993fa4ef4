import { deletion } from '@/lib/content/deletion';
import { appName } from '@/lib/site/app-name';
import { type Site } from '@/lib/site/parse';

/** Names of the app and the developer as in the store. Google Play requires them on the deletion page. */
export const StoreIdentity = ({ site }: { readonly site: Site }) => (
  <dl className="mt-4 flex flex-wrap gap-x-8 text-muted">
    <div className="flex gap-2">
      <dt>{deletion.identity.app}</dt>
      <dd className="font-semibold text-ink">{appName(site)}</dd>
    </div>
    {site.developer && (
      <div className="flex gap-2">
        <dt>{deletion.identity.developer}</dt>
        <dd className="font-semibold text-ink">{site.developer}</dd>
      </div>
    )}
  </dl>
);
