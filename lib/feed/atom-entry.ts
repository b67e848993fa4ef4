import { escapeXml } from './escape-xml';
import { changesPage } from '@/lib/content/changes-page';
import { type Release } from '@/lib/product/schema';
import { groupChanges } from '@/lib/releases/group-changes';
import { type Platform, releaseAnchor } from '@/lib/releases/platforms';

interface EntrySource {
  readonly platform: Platform;
  readonly release: Release;
  /** Whole address of the page of changes. */
  readonly page: string;
  readonly siteName: string;
}

/**
 * Stands for the day of a release whose own is not known: an entry must have one (RFC 4287), and a
 * reader shows an entry as new when it changes. It is the day on which this feed began.
 */
const UNDATED = '2026-11-21';

/** The changes as the HTML that feed readers show. */
function htmlOf({ changes }: Release): string {
  if (changes.length === 0) return `<p>${escapeXml(changesPage.noChanges)}</p>`;
  return groupChanges(changes)
    .map(({ title, texts }) => {
      const items = texts.map((text) => `<li>${escapeXml(text)}</li>`).join('');
      return `<h3>${escapeXml(title)}</h3><ul>${items}</ul>`;
    })
    .join('');
}

/** One release as an entry of the feed; its address on the page is its id for good. */
export function atomEntry({ platform, release, page, siteName }: EntrySource): string {
  const { version, date } = release;
  const address = escapeXml(`${page}#${releaseAnchor(platform.id, version)}`);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(`${siteName} для ${platform.name}, версия\u00a0${version}`)}</title>`,
    ...(date ? [`<published>${date}T00:00:00Z</published>`] : []),
    `<updated>${date || UNDATED}T00:00:00Z</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<content type="html">${escapeXml(htmlOf(release))}</content>`,
    '</entry>',
  ].join('\n');
}
