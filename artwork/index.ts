import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { record } from './drawn';
import { isDrawn, makeScreenshot } from './make-screenshot';
import { Studio } from './studio/studio';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { runCommand } from '@/scripts/cli/run-command';

const root = path.join(__dirname, '..');

/** @throws Error with a sentence that lists the names when there is no such picture */
function chooseNames(asked: readonly string[]): ReadonlySet<string> {
  const all = [...screenshots.keys()];
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no picture «${unknown}», but there are: ${all.join(', ')}.`);
  }
  return new Set(asked.length > 0 ? asked : all);
}

/** `npm run artwork`: draws the app's screenshots, or those named. */
runCommand(async () => {
  const names = chooseNames(new Command('npm run artwork --').argument('[names...]').parse().args);
  const originals = await readdir(path.join(root, ORIGINALS_FOLDER));
  const studio = new Studio();
  try {
    for (const screenshot of screenshots.values()) {
      const { id } = screenshot;
      if (!names.has(id)) continue;
      await makeScreenshot(root, studio, screenshot, originals, console.log);
      if (isDrawn(id, originals)) record(root, id);
    }
  } finally {
    await studio.close();
  }
  return 0;
});
