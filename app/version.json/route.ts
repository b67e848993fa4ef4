import { product } from '@/lib/content/product';
import { versionInfo } from '@/lib/releases/version-info';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** Serves `/version.json` with the current versions, for programs that check for updates. */
export const GET = () => Response.json(versionInfo(product, settings.homeUrl));
