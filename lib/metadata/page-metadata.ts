import { type Metadata } from 'next';
import { linkPreview } from './link-preview';
import { site } from '@/lib/site';
import { absoluteUrl } from '@/lib/urls/site-urls';

interface Page {
  readonly path: string;
  /** Undefined if the page has the title of the site. */
  readonly title?: string;
  readonly description: string;
}

/** Metadata of a page for search engines. Its address is canonical, because emails and messengers add parameters. */
export const pageMetadata = ({ path, title, description }: Page): Metadata => ({
  ...(title && { title }),
  description,
  alternates: { canonical: absoluteUrl(site.homeUrl, path) },
  ...linkPreview(site, path),
});
