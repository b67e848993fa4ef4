import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../owner-files/parse-json';
import { parseSite, type Site } from './parse';
import { SITE_FILE } from './schema';

/** Files in which an earlier version of the project kept the facts. */
const formerFiles = ['.env.local', 'lib/content/product.json'];

/**
 * Reads the facts of a project. With the environment variable SITE_URL, the site is a preview at that address.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when the file is not valid, or when a former file is still there
 */
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
