import { type Metadata } from 'next';
import { absoluteUrl } from './absolute-url';
import { linkPreview } from './link-preview';
import { type Route } from '@/lib/routes';
import { settings } from '@/lib/settings';

interface Page {
  readonly path: Route;
  /** None: the site's own title stands alone. */
  readonly title?: string;
  readonly description: string;
}

/**
 * Metadata of a page that search engines may list: with a canonical address,
 * because letters and messengers add parameters to links.
 */
export const pageMetadata = ({ path, title, description }: Page): Metadata => ({
  ...(title && { title }),
  description,
  alternates: { canonical: absoluteUrl(settings.homeUrl, path) },
  ...linkPreview(settings, path),
});
