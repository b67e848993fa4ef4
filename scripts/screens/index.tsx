import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from './encode';
import { readStyles } from './page';
import { densities, formats, pictureFile, type Theme, themes } from './picture';
import { openStudio, type Studio } from './render';
import { scenes } from './scenes';
import { checkSources, chooseIds, ownPicture, sceneOf } from './sources';
import { screens, type Screen } from '@/lib/screens';

const root = join(__dirname, '../..');
const ownFolder = join(root, 'screens');
const outputFolder = join(root, 'public/screens');
const ownFiles = readdirSync(ownFolder).filter((file) => file.endsWith('.png'));

async function original(studio: Studio, screen: Screen, theme: Theme): Promise<Buffer> {
  const own = ownPicture(screen.id, theme, ownFiles);
  if (own) return readFileSync(join(ownFolder, own));
  const Scene = sceneOf(screen.id, scenes);
  return studio.draw(<Scene />, screen, theme);
}

/** Writes every format and density of one picture; returns what to tell about it. */
async function publish(studio: Studio, screen: Screen, theme: Theme): Promise<string> {
  const { id } = screen;
  const png = await original(studio, screen, theme);
  const variants = densities.flatMap((density) =>
    formats[theme].map((format) => ({ density, format })),
  );
  const sizes = variants.map(async ({ density, format }) => {
    const file = pictureFile(id, theme, density, format);
    const picture = await encode(png, screen, density, format, file);
    writeFileSync(join(outputFolder, file), picture);
    return `${format}@${density}x ${(picture.length / 1024).toFixed(1)}`;
  });
  return `${id}-${theme}: ${(await Promise.all(sizes)).join(', ')} KB`;
}

async function main(): Promise<void> {
  checkSources(screens, ownFiles);
  const ids = chooseIds([...screens.keys()], process.argv.slice(2));
  mkdirSync(outputFolder, { recursive: true });
  const studio = await openStudio(readStyles(join(__dirname, 'styles')));
  try {
    for (const screen of screens.values()) {
      if (!ids.includes(screen.id)) continue;
      for (const theme of themes) console.log(await publish(studio, screen, theme));
    }
  } finally {
    await studio.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
