import { type z } from 'zod';
import { siteUrl } from './fields';
import { SITE_FILE, siteSchema } from './schema';
import { check } from '@/lib/owner-files/check';
import { parseJson } from '@/lib/owner-files/parse-json';
import { readText } from '@/lib/owner-files/read-text';

export interface Site extends z.infer<typeof siteSchema> {
  /** Public home URL with the sub-path. With a sub-path it ends in a slash, for servers to answer without a redirect. */
  readonly homeUrl: string;
  /** Sub-path without a trailing slash; empty if the site is at the root. */
  readonly basePath: string;
  /** Whether this build is a preview at another address, which asks search engines not to list it. */
  readonly isPreview: boolean;
}

function homeOf(url: string) {
  const { origin, pathname } = new URL(url);
  const basePath = pathname.replace(/\/$/, '');
  return { basePath, homeUrl: basePath === '' ? origin : `${origin}${basePath}/` };
}

/** Parses site.json; SITE_URL replaces its address. @throws Error in Russian that names the field and the remedy */
export function parseSite(json: string, previewUrl = ''): Site {
  const data = check(parseJson(SITE_FILE, json), siteSchema);
  const preview = previewUrl === '' ? undefined : siteUrl.safeParse(previewUrl);
  if (preview?.error) {
    throw new Error(`SITE_URL: записано «${previewUrl}», ${preview.error.issues[0]?.message}.`);
  }
  const home = homeOf(preview?.data ?? data.url);
  const isPreview = home.homeUrl !== homeOf(data.url).homeUrl;
  return { ...data, ...home, storeName: data.storeName || data.name, isPreview };
}

export const previewNotice = ({ homeUrl }: Site) =>
  `${SITE_FILE}, url: собран пробный сайт, поисковикам запрещён: в SITE_URL другой адрес, ${homeUrl}; для настоящего сайта уберите SITE_URL.`;

/** Reads the facts in `root`; SITE_URL makes a preview. @throws Error in Russian that names the field and the remedy */
export const readSite = (root: string): Site =>
  parseSite(readText(SITE_FILE, root), process.env.SITE_URL?.trim());
