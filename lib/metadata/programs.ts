import { absoluteUrl } from './absolute-url';
import { type Program } from './software-application';
import { android } from '@/lib/content/android';
import { windows } from '@/lib/content/windows';
import { routes } from '@/lib/routes';
import { settings } from '@/lib/settings';

const whole = (path: string) => absoluteUrl(settings.homeUrl, path);

/** The two programs of the site with the facts of their pages. */
export const programs = {
  android: {
    name: settings.siteName,
    operatingSystem: 'Android',
    softwareVersion: android.version,
    description: android.lead,
    url: whole(routes.android),
    downloadUrl: settings.storeUrl,
  },
  windows: {
    name: settings.siteName,
    operatingSystem: 'Windows',
    softwareVersion: windows.installer.version,
    description: windows.lead,
    url: whole(routes.windows),
    downloadUrl: whole(`/downloads/${windows.installer.fileName}`),
  },
} as const satisfies Record<string, Program>;
