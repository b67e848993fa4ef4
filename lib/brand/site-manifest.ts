import { type MetadataRoute } from 'next';
import { brandColors } from './colors';
import { siteIcons } from './icons';
import { home } from '@/lib/content/home';
import { type Settings } from '@/lib/settings/parse';
import { routes } from '@/lib/site/routes';
import { assetPath } from '@/lib/urls/site-urls';

type SiteSettings = Pick<Settings, 'siteName' | 'basePath'>;

/** Returns the site's web app manifest. Adds the sub-path to its addresses, because Next does not do so. */
export function siteManifest({ siteName, basePath }: SiteSettings): MetadataRoute.Manifest {
  const homePath = assetPath(basePath, routes.home);
  const icons = (['any', 'maskable'] as const).flatMap((purpose) =>
    siteIcons[purpose].map(({ path, size }) => ({
      src: assetPath(basePath, path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: homePath,
    name: siteName,
    description: home.description,
    lang: 'ru',
    dir: 'ltr',
    start_url: homePath,
    scope: homePath,
    // The site describes the app and is not the app itself, so it keeps the browser's address bar.
    display: 'browser',
    theme_color: brandColors.light.surface,
    background_color: brandColors.light.canvas,
    icons,
  };
}
