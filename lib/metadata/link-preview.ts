import { type Metadata } from 'next';
import { home } from '@/lib/content/home';
import { type Site } from '@/lib/site/parse';
import { absoluteUrl } from '@/lib/urls/site-urls';

export const previewPicture = {
  /** Hosts and crawlers derive the file's type from the extension. */
  path: '/og.jpg',
  width: 1200,
  height: 630,
} as const;

/** Metadata for link previews; Next adds the page's title and description. Only pages to share have a `path`. */
export function linkPreview(
  { name, homeUrl }: Pick<Site, 'name' | 'homeUrl'>,
  path?: string,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { width, height } = previewPicture;
  const url = absoluteUrl(homeUrl, previewPicture.path);
  const alt = `${name} — ${home.tagline}`;
  return {
    openGraph: {
      type: 'website',
      locale: 'ru_RU',
      siteName: name,
      images: [{ url, width, height, alt }],
      ...(path && { url: absoluteUrl(homeUrl, path) }),
    },
    twitter: { card: 'summary_large_image', images: [{ url, alt }] },
  };
}
