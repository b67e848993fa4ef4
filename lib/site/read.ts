import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../owner-files/parse-json';
import { parseSite, type Site } from './parse';
import { SITE_FILE } from './schema';

/** Reads the facts in `root`; SITE_URL makes a preview. @throws Error in Russian if they are not valid */
export function readSite(root: string): Site {
  const json = parseJson(SITE_FILE, readFileSync(path.join(root, SITE_FILE)));
  return parseSite(json, process.env.SITE_URL?.trim());
}
