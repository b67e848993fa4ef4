import { type Metadata } from 'next';
import { sharePicture } from './share-picture';
import { type Settings } from '@/lib/settings/parse';

/**
 * What messengers show next to a link; the title and the description are each
 * page's own. The picture's address is written whole, with the sub-path:
 * crawlers resolve nothing.
 */
export function linkPreview({
  siteName,
  homeUrl,
}: Settings): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { path, width, height, type, alt } = sharePicture;
  const url = `${homeUrl.replace(/\/$/, '')}${path}`;
  return {
    openGraph: {
      type: 'website',
      locale: 'ru_RU',
      siteName,
      images: [{ url, width, height, type, alt }],
    },
    twitter: { card: 'summary_large_image', images: [{ url, alt }] },
  };
}
