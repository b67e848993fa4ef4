import { atomEntry } from './atom-entry';
import { escapeXml } from './escape-xml';
import { changesPage } from '@/lib/content/changes-page';
import { type Product } from '@/lib/product/schema';
import { platformsOf } from '@/lib/releases/platforms';
import { type Settings } from '@/lib/settings/parse';
import { files, routes } from '@/lib/site/routes';
import { absoluteUrl } from '@/lib/urls/absolute-url';

/** Of each program: older releases are on the page, and readers ask for the feed again and again. */
const MAX_ENTRIES = 30;

/** Atom feed (RFC 4287) of the releases of both programs. */
export function atomFeed(product: Product, { siteName, homeUrl }: Settings): string {
  const page = absoluteUrl(homeUrl, routes.changes);
  const entries = platformsOf(product).flatMap((platform) =>
    platform.releases
      .slice(0, MAX_ENTRIES)
      .map((release) => atomEntry({ platform, release, page, siteName })),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    `<id>${escapeXml(page)}</id>`,
    `<title>${escapeXml(`${changesPage.title} — ${siteName}`)}</title>`,
    `<updated>${product.updated}T00:00:00Z</updated>`,
    `<author><name>${escapeXml(product.app.developer || siteName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(homeUrl, files.changesFeed))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="ru" href="${escapeXml(page)}"/>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}
