import { type SharedPage } from './networks';
import { home } from '@/lib/content/home';
import { settings } from '@/lib/settings';

/** No-break spaces are for pages: in a link they are six bytes each, and networks show them as they like. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * What the share menu offers on every page: always the public home page, never
 * what the current page's meta tags say.
 */
export const sharedPage: SharedPage = {
  url: settings.homeUrl,
  title: plain(`${settings.siteName} — ${home.taglineInSentence}`),
  description: plain(home.description),
};
