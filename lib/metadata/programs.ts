import { absoluteUrl } from './absolute-url';
import { type Program } from './software-application';
import { android } from '@/lib/content/android';
import { facts } from '@/lib/content/facts';
import { windows } from '@/lib/content/windows';
import { currentRelease } from '@/lib/releases/current-release';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

const whole = (path: string) => absoluteUrl(settings.homeUrl, path);

/** The two programs of the site with the facts of their pages. */
export const programs = {
  android: {
    name: settings.siteName,
    operatingSystem: 'Android',
    softwareVersion: currentRelease(facts.android.releases).version,
    description: android.lead,
    url: whole(routes.android),
    downloadUrl: settings.storeUrl,
  },
  windows: {
    name: settings.siteName,
    operatingSystem: 'Windows',
    softwareVersion: currentRelease(facts.windows.releases).version,
    description: windows.lead,
    url: whole(routes.windows),
    downloadUrl: whole(`/downloads/${facts.windows.installer.file}`),
  },
} as const satisfies Record<string, Program>;
