import { type HostFile, ownText, type Site, textFile } from './own-file';
import { absoluteUrl } from '@/lib/urls/site-urls';

/**
 * The owner's `robots.txt` with our line for the sitemap added; such a line may stand anywhere and
 * more than once (RFC 9309, 2.2.4). If the owner has no such file, `app/robots.ts` makes it.
 */
export function robotsTxt({ homeUrl, staging }: Site, own?: Buffer): HostFile | undefined {
  if (!own) return undefined;
  const text = ownText(own);
  const line = `Sitemap: ${absoluteUrl(homeUrl, '/sitemap.xml')}`;
  const isThere = text.split(/\r?\n/).some((one) => one.trim() === line);
  return staging || isThere ? { content: own } : textFile([text, line]);
}
