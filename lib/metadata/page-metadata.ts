import { type Metadata } from 'next';
import { type SharedPage } from '@/lib/browser/share/networks';
import { withPlainSpaces } from '@/lib/browser/urls/mailto';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { previewPicture } from '@/lib/preview-picture/own-picture';
import { type Site } from '@/lib/site/parse';
import { CHANGES_FEED } from '@/lib/site/routes';
import { home } from '@/lib/words/home';

type NamedSite = Pick<Site, 'name' | 'homeUrl'>;

interface Page {
  readonly path: string;
  /** Undefined if the page has the title of the site. */
  readonly title?: string;
  readonly description: string;
  /** Whether readers of the page may want the feed of the releases. */
  readonly withFeed?: boolean;
}

/** The site's name and tagline, for titles. */
export const titleOf = ({ name }: Pick<Site, 'name'>) => `${name} — ${home.taglineInSentence}`;

/** Metadata for link previews; Next adds the page's title and description. Only pages to share have a `path`. */
export function linkPreview({ name, homeUrl }: NamedSite, path?: string) {
  const { width, height } = previewPicture;
  const url = absoluteUrl(homeUrl, previewPicture.path);
  const alt = titleOf({ name });
  return {
    openGraph: {
      type: 'website',
      locale: 'ru_RU',
      siteName: name,
      images: [{ url, width, height, alt }],
      ...(path && { url: absoluteUrl(homeUrl, path) }),
    },
    twitter: { card: 'summary_large_image' },
  } satisfies Metadata;
}

/** Metadata of a page for search engines. Its address is canonical, because emails and messengers add parameters. */
export function pageMetadata(site: NamedSite, { path, title, description, withFeed }: Page) {
  const feed = { 'application/atom+xml': absoluteUrl(site.homeUrl, CHANGES_FEED) };
  return {
    ...(title && { title }),
    description,
    alternates: { canonical: absoluteUrl(site.homeUrl, path), ...(withFeed && { types: feed }) },
    ...linkPreview(site, path),
  } satisfies Metadata;
}

/** What the share menu shares: always the public home page and never the current page. */
export const sharedPageOf = (site: NamedSite): SharedPage => ({
  url: site.homeUrl,
  title: withPlainSpaces(titleOf(site)),
  description: withPlainSpaces(home.description),
});
