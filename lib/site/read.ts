import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../owner-files/parse-json';
import { parseSite, type Site } from './parse';
import { SITE_FILE } from './schema';

/** Files in which an earlier version of the project kept the facts. */
const formerFiles = ['.env.local', 'lib/content/product.json'];

/** Reads the facts in `root`; SITE_URL makes a preview. @throws Error in Russian if not valid or in a former file */
export function readSite(root: string): Site {
  const former = formerFiles.find((file) => existsSync(path.join(root, file)));
  if (former) {
    throw new Error(
      `${former}: этот файл сайт больше не читает; перенесите сведения в ${SITE_FILE} (имена полей — в lib/content/README.md) и удалите его.`,
    );
  }
  const json = parseJson(SITE_FILE, readFileSync(path.join(root, SITE_FILE)));
  return parseSite(json, process.env.SITE_URL?.trim());
}

export type { Site };
