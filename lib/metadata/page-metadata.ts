import { type Metadata } from 'next';
import { linkPreview } from './link-preview';
import { site } from '@/lib/site';
import { absoluteUrl } from '@/lib/urls/site-urls';

interface Page {
  readonly path: string;
  /** The page's own title; undefined if the page has the title of the site. */
  readonly title?: string;
  readonly description: string;
}

/**
 * Returns the metadata of a page that search engines may list. It contains a canonical address, because
 * emails and messengers add parameters to links.
 */
export const pageMetadata = ({ path, title, description }: Page): Metadata => ({
  ...(title && { title }),
  description,
  alternates: { canonical: absoluteUrl(site.homeUrl, path) },
  ...linkPreview(site, path),
});
