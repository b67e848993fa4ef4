import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvConfig } from '@next/env';
import { record } from './drawn';
import { iconFiles } from './icons/icon-files';
import { isDrawn, makeScreenshot } from './make-screenshot';
import { drawSharePicture } from './share/share-picture';
import { Studio } from './studio/studio';
import { sharePicture } from '@/lib/brand/share-picture';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { parseSettings } from '@/lib/settings/parse';
import { runCommand } from '@/scripts/cli/run-command';

const root = path.join(__dirname, '..');

async function write(file: string, content: string | Buffer): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${file}: ${(Buffer.byteLength(content) / 1024).toFixed(1)} KB`);
}

async function makeIcons(): Promise<void> {
  for (const { path: file, content } of await iconFiles()) await write(file, content);
}

async function makeSharePicture(studio: Studio): Promise<void> {
  loadEnvConfig(root);
  const { siteName } = parseSettings(process.env);
  const jpeg = await drawSharePicture(studio, siteName, path.join(root, 'public'));
  await write(`public${sharePicture.path}`, jpeg);
}

/** @throws Error with a sentence that lists the names when there is no such picture */
function chooseNames(asked: readonly string[]): ReadonlySet<string> {
  // The share picture shows a screenshot, so it comes after them.
  const all = ['icons', ...screenshots.keys(), 'share'];
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no picture «${unknown}», but there are: ${all.join(', ')}.`);
  }
  return new Set(asked.length > 0 ? asked : all);
}

/** `npm run artwork`: draws the icons, the app's screenshots and the share picture; or those named. */
runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = chooseNames(positionals);
  const originals = await readdir(path.join(root, ORIGINALS_FOLDER));
  const studio = new Studio();
  try {
    if (names.has('icons')) await makeIcons();
    for (const screenshot of screenshots.values()) {
      const { id } = screenshot;
      if (!names.has(id)) continue;
      await makeScreenshot(root, studio, screenshot, originals, console.log);
      if (isDrawn(id, originals)) record(root, id);
    }
    if (names.has('share')) await makeSharePicture(studio);
  } finally {
    await studio.close();
  }
  return 0;
});
