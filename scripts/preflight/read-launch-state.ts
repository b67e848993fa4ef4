import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSources, readStamp } from '../build-stamp';
import { readPages } from '../export/find-pages';
import { SECURITY_TXT } from '../export/host-files/well-known';
import { EXPORT_FOLDER, PUBLIC_FOLDER } from '../folders';
import { leftoverIds, staleIds } from '../pictures/screenshots/record';
import { type BuiltSite } from './link-problems';
import { shownScreenshots } from './shown-screenshots';
import { iconRecord } from '@/lib/brand/icons';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { readInstaller } from '@/lib/installer/read';
import { isPlaceholder } from '@/lib/installer/verify';
import { hasProgram } from '@/lib/product/platforms';
import { readProduct } from '@/lib/product/read';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { type Settings } from '@/lib/settings/parse';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** The export; undefined: there is none. */
export async function readBuiltSite(): Promise<BuiltSite | undefined> {
  if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) return undefined;
  const files = await readdir(EXPORT_FOLDER, { recursive: true });
  return {
    files: new Set(files.map((file) => file.split(path.sep).join('/'))),
    pages: await readPages(),
  };
}

/** In bytes; no real installer is smaller. */
const LARGEST_PLACEHOLDER = 65_536;

async function readPlaceholders(): Promise<string[]> {
  const names = await readdir(DOWNLOADS_FOLDER).catch(() => []);
  return names.filter((name) => {
    const file = path.join(DOWNLOADS_FOLDER, name);
    const stats = statSync(file);
    return stats.isFile() && stats.size <= LARGEST_PLACEHOLDER && isPlaceholder(readFileSync(file));
  });
}

/** Everything that preflight checks. */
export type LaunchState = Awaited<ReturnType<typeof readLaunchState>>;

/** @throws Error with a sentence when a mistake would stop the build */
export async function readLaunchState(settings: Settings) {
  const product = readProduct('.');
  if (hasProgram(product, 'windows')) readInstaller(product);
  return {
    settings,
    product,
    /** Names of files for visitors that only hold the place of an installer. */
    placeholders: await readPlaceholders(),
    screenshotIds: shownScreenshots(product),
    /** Names of the owner's files. */
    originals: await readdir(ORIGINALS_FOLDER),
    /** Ids of pictures that are not made of the owner's present files. */
    stale: staleIds('.', screenshots),
    /** Ids of published pictures that no slide shows. */
    leftovers: leftoverIds('.', screenshots),
    /** Whether the icons are made of the owner's picture. */
    ownIcon: iconRecord.own,
    themes: readTokens(await readFile(TOKENS_FILE, 'utf8')),
    /** Undefined: not built. */
    built: await readBuiltSite(),
    /** Of the last build; undefined: there was none. */
    stamp: await readStamp('.'),
    /** What a build would be made of. */
    sources: await readSources('.', process.env),
    /** Text of the built file; undefined: there is none. */
    securityTxt: await readFile(path.join(EXPORT_FOLDER, SECURITY_TXT), 'utf8').catch(
      () => undefined,
    ),
    /** Whether that is the owner's own file. */
    isOwnSecurityTxt: existsSync(path.join(PUBLIC_FOLDER, SECURITY_TXT)),
    /** Milliseconds since 1970. */
    now: Date.now(),
  };
}
