import 'server-only';
import { type Metadata } from 'next';
import { linkPreview } from './link-preview';
import { type Site } from '@/lib/site/parse';
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

/** Metadata of a page for search engines. Its address is canonical, because emails and messengers add parameters. */
export function pageMetadata(
  site: Pick<Site, 'name' | 'homeUrl'>,
  { path, title, description, withFeed }: Page,
): Metadata {
  const feed = { 'application/atom+xml': absoluteUrl(site.homeUrl, files.changesFeed) };
  return {
    ...(title && { title }),
    description,
    alternates: { canonical: absoluteUrl(site.homeUrl, path), ...(withFeed && { types: feed }) },
    ...linkPreview(site, path),
  };
}
