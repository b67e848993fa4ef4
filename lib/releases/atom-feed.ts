import { groupChanges, releaseAnchor } from './releases';
import { absoluteUrl } from '@/lib/browser/urls/site-urls';
import { type Platform, platformsOf } from '@/lib/programs/programs';
import { type Site } from '@/lib/site/parse';
import { CHANGES_FEED, routes } from '@/lib/site/routes';
import { type Release } from '@/lib/site/schema';
import { escapeXml } from '@/lib/text/escape-xml';
import { fillIn } from '@/lib/text/fill-in';
import { changesPage } from '@/lib/words/changes-page';

// The day on which the feed was introduced. Every entry must have a date (RFC 4287), even if the release has none. It
// must not change, because feed readers show a changed entry as new.
const UNDATED = '2026-11-21';

function htmlOf({ changes }: Release): string {
  if (changes.length === 0) return `<p>${escapeXml(changesPage.noChanges)}</p>`;
  return groupChanges(changes)
    .map(({ title, texts }) => {
      const items = texts.map((text) => `<li>${escapeXml(text)}</li>`).join('');
      return `<h3>${escapeXml(title)}</h3><ul>${items}</ul>`;
    })
    .join('');
}

/** Returns a release as a feed entry. The entry's id is the release's address, which never changes. */
function atomEntry(platform: Platform, release: Release, page: string, siteName: string): string {
  const { version, date } = release;
  const address = escapeXml(`${page}#${releaseAnchor(platform.id, version)}`);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(fillIn(changesPage.feedEntry, { site: siteName, platform: platform.name, version }))}</title>`,
    ...(date ? [`<published>${date}T00:00:00Z</published>`] : []),
    `<updated>${date || UNDATED}T00:00:00Z</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<content type="html">${escapeXml(htmlOf(release))}</content>`,
    '</entry>',
  ].join('\n');
}

/** Returns the Atom feed (RFC 4287) of the releases of both programs, newest first. */
export function atomFeed(site: Site): string {
  const { name: siteName, homeUrl } = site;
  const page = absoluteUrl(homeUrl, routes.changes);
  const entries = platformsOf(site)
    .flatMap((platform) => platform.releases.map((release) => ({ platform, release })))
    // Without a date, an entry is last.
    .toSorted((a, b) => b.release.date.localeCompare(a.release.date));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">',
    `<id>${escapeXml(page)}</id>`,
    `<title>${escapeXml(`${changesPage.title} — ${siteName}`)}</title>`,
    `<updated>${entries[0]?.release.date || UNDATED}T00:00:00Z</updated>`,
    `<author><name>${escapeXml(site.developer || siteName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(homeUrl, CHANGES_FEED))}"/>`,
    `<link rel="alternate" type="text/html" hreflang="ru" href="${escapeXml(page)}"/>`,
    ...entries.map(({ platform, release }) => atomEntry(platform, release, page, siteName)),
    '</feed>',
    '',
  ].join('\n');
}
