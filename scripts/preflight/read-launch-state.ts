import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { findPages } from '../export/find-pages';
import { EXPORT_FOLDER } from '../folders';
import { type LaunchState } from './all-problems';
import { type BuiltSite } from './link-problems';
import { iconRecord } from '@/lib/brand/icons';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { readDownload } from '@/lib/installer/read';
import { readProduct } from '@/lib/product/read';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings } from '@/lib/settings/parse';

async function readBuiltSite(root: string): Promise<BuiltSite | undefined> {
  const folder = path.join(root, EXPORT_FOLDER);
  if (!existsSync(path.join(folder, 'index.html'))) return undefined;
  const files = (await readdir(folder, { recursive: true })).map((file) =>
    file.split(path.sep).join('/'),
  );
  const own = await findPages(folder, path.join(root, 'public'));
  const pages = own.map(
    async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  return { files: new Set(files), pages: new Map(await Promise.all(pages)) };
}

/** Reads what preflight checks. @throws Error with a sentence when a setting is wrong */
export async function readLaunchState(root: string): Promise<LaunchState> {
  // The same files that `next build` reads.
  loadEnvConfig(root);
  const product = readProduct(root);
  return {
    settings: parseSettings(process.env),
    product,
    installer: readDownload(product.windows.installer.file),
    screenshotIds: [...screenshots.keys()],
    originals: await readdir(path.join(root, ORIGINALS_FOLDER)),
    ownIcon: iconRecord.own,
    themes: readTokens(await readFile(path.join(root, TOKENS_FILE), 'utf8')),
    built: await readBuiltSite(root),
  };
}
