import { type Metadata } from 'next';
import { home } from '@/lib/content/home';
import { type Site } from '@/lib/site/parse';
import { absoluteUrl } from '@/lib/urls/site-urls';

/** The picture that messengers and social networks show next to a link. */
export const previewPicture = {
  /** The path has an extension, because hosts and crawlers derive the file's type from it. */
  path: '/og.jpg',
  width: 1200,
  height: 630,
} as const;

/**
 * Returns the metadata for the preview of a link in messengers. The title and the description of the preview
 * are missing here, because Next takes them from each page's own metadata.
 *
 * @param path address of the page, starting with a slash; undefined for a page that should not be shared
 */
export function linkPreview(
  { name, homeUrl }: Pick<Site, 'name' | 'homeUrl'>,
  path?: string,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { width, height } = previewPicture;
  const url = absoluteUrl(homeUrl, previewPicture.path);
  // The alternative text repeats the text in the picture.
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
