import 'server-only';
import { home } from '@/lib/content/home';
import { type SharedPage } from '@/lib/share/networks';
import { type Site } from '@/lib/site/parse';

/** Replaces no-break spaces with ordinary spaces, which take three characters in a URL instead of six. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** What the share menu shares: always the public home page and never the current page. */
export const sharedPageOf = (site: Pick<Site, 'homeUrl' | 'name'>): SharedPage => ({
  url: site.homeUrl,
  title: plain(`${site.name} — ${home.taglineInSentence}`),
  description: plain(home.description),
});
