import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findPages } from './find-pages';
import { insertPolicy } from '@/lib/hosting/insert-policy';
import { speculationRules } from '@/lib/runtime/speculation';
import { type Settings } from '@/lib/settings/parse';

/**
 * Gives every page of the export its policy.
 *
 * @returns how many pages there are
 * @throws Error with a sentence that names the file when a page has unexpected markup
 */
export async function writePolicies(
  directory: string,
  settings: Pick<Settings, 'apiUrl' | 'basePath'>,
): Promise<number> {
  const pages = await findPages(directory);
  for (const page of pages) {
    const file = path.join(directory, page);
    const html = await readFile(file, 'utf8');
    await writeFile(file, withPolicy(html, settings, file));
  }
  return pages.length;
}

function withPolicy(
  html: string,
  { apiUrl, basePath }: Pick<Settings, 'apiUrl' | 'basePath'>,
  file: string,
): string {
  try {
    return insertPolicy(html, apiUrl, [speculationRules(basePath)]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot have a Content-Security-Policy. ${reason}`, { cause: error });
  }
}
