import { type SharedPage } from './networks';
import { home } from '@/lib/content/home';
import { settings } from '@/lib/settings';

/**
 * What the share menu offers on every page: always the public home page, never
 * what the current page's meta tags say.
 */
export const sharedPage: SharedPage = {
  url: settings.homeUrl,
  title: `${settings.siteName}. ${home.tagline}`,
  description: home.description,
};
