import { facts } from '@/lib/content/facts';
import { versionInfo } from '@/lib/releases/version-info';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** `/version.json`: the current versions for programs that look for updates. */
export const GET = () => Response.json(versionInfo(facts, settings.homeUrl));
