import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSite, type Site } from './parse';
import { SITE_FILE } from './schema';
import { parseJson } from '@/lib/owner-files/parse-json';

/** Reads the facts in `root`; SITE_URL makes a preview. @throws Error in Russian that names the field and the remedy */
export function readSite(root: string): Site {
  const content = readFileSync(path.join(/* turbopackIgnore: true */ root, SITE_FILE));
  return parseSite(parseJson(SITE_FILE, content), process.env.SITE_URL?.trim());
}
