import 'server-only';
import { type Metadata } from 'next';
import { linkPreview } from './link-preview';
import { site } from '@/lib/site';
import { files } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/site-urls';

interface Page {
  readonly path: string;
  /** Undefined if the page has the title of the site. */
  readonly title?: string;
  readonly description: string;
  /** Whether readers of the page may want the feed of the releases. */
  readonly withFeed?: boolean;
}

const feed = { 'application/atom+xml': absoluteUrl(site.homeUrl, files.changesFeed) };

/** Metadata of a page for search engines. Its address is canonical, because emails and messengers add parameters. */
export const pageMetadata = ({ path, title, description, withFeed }: Page): Metadata => ({
  ...(title && { title }),
  description,
  alternates: { canonical: absoluteUrl(site.homeUrl, path), ...(withFeed && { types: feed }) },
  ...linkPreview(site, path),
});
