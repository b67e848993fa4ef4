import { parseSite, type Site } from './parse';
import { SITE_FILE } from './schema';
import { readText } from '@/lib/owner-files/read-text';

/** Reads the facts in `root`; SITE_URL makes a preview. @throws Error in Russian that names the field and the remedy */
export const readSite = (root: string): Site =>
  parseSite(readText(SITE_FILE, root), process.env.SITE_URL?.trim());
