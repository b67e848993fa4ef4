import { readdir } from 'node:fs/promises';
import { Command } from 'commander';
import { isDrawn, record } from './drawn';
import { scenes } from './scenes';
import { Studio } from './studio/studio';
import { ORIGINALS_FOLDER, originalOf, themes } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { runCommand } from '@/scripts/cli/run-command';
import { publish } from '@/scripts/pictures/screenshots/publish';

const command = new Command('npm run artwork --')
  .description('draws the screenshots that the owner has put no PNG into screenshots/ for')
  .argument('[names...]', 'of screenshots; none: all');

/** @throws Error with a sentence that lists the names when there is no such picture */
function chooseIds(asked: readonly string[]): readonly string[] {
  const all = [...screenshots.keys()];
  const unknown = asked.find((id) => !all.includes(id));
  if (unknown !== undefined) {
    throw new Error(`There is no picture «${unknown}», but there are: ${all.join(', ')}.`);
  }
  return all.filter((id) => asked.length === 0 || asked.includes(id));
}

/** `npm run artwork`: draws the app's screenshots, or those named. */
runCommand(async () => {
  const ids = chooseIds(command.parse().args);
  const originals = await readdir(ORIGINALS_FOLDER);
  const studio = new Studio();
  try {
    for (const id of ids) {
      const screenshot = screenshots.get(id);
      for (const theme of themes) {
        if (!screenshot || originalOf(id, theme, originals)) continue;
        const Scene = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
        const file = `artwork/scenes/${id}.tsx`;
        if (!Scene) {
          throw new Error(
            `Nothing draws ${id}: add ${file}, or a PNG as ${ORIGINALS_FOLDER}/${id}.png.`,
          );
        }
        const png = await studio.draw(<Scene />, screenshot, theme);
        await publish('.', [{ screenshot, themes: [theme], file, png }], console.log);
      }
      if (isDrawn(id, originals)) record('.', id);
    }
  } finally {
    await studio.close();
  }
  return 0;
});
