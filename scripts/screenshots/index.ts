import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { filesIn } from '../shared/files-below';
import { runCommand } from '../shared/run-command';
import { findOriginals, type Original } from './originals';
import { publish } from './publish';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import {
  ORIGINALS_FOLDER,
  pictureWidths,
  PUBLISHED_FOLDER,
  publishedId,
} from '@/lib/screenshots/files';
import { pictureSize } from '@/lib/screenshots/picture-size';

const slideIds = slides.map(({ img }) => img);
const ids = [...slideIds, windows.picture.id];

/** Height of a picture that has the shape of an original and this width. */
const heightFor = (width: number, shape: { readonly width: number; readonly height: number }) =>
  Math.round((width * shape.height) / shape.width);

/** Returns the size of a slide's picture: the shape of the first slide's original or, without it, of its picture. */
function slideSize(originals: readonly Original[]) {
  const width = pictureWidths.slide;
  const [first = ''] = slideIds;
  const shape = originals.find(({ id }) => id === first) ?? pictureSize(first);
  return { width, height: heightFor(width, shape) };
}

/**
 * `npm run screenshots`: makes all pictures that have an original in lib/content/screenshots/, and removes those that
 * no slide names.
 */
runCommand(async () => {
  const originals = await findOriginals(ids);
  if (originals.length === 0) {
    throw new Error(
      `В папке ${ORIGINALS_FOLDER}/ нет ни одного снимка: положите туда PNG, например ${ORIGINALS_FOLDER}/${ids[0]}.png, и повторите команду.`,
    );
  }
  if (!existsSync(PUBLISHED_FOLDER)) mkdirSync(PUBLISHED_FOLDER, { recursive: true });
  for (const [index, original] of originals.entries()) {
    const width = pictureWidths.windows;
    const isSlide = slideIds.includes(original.id);
    await publish(
      original,
      isSlide ? slideSize(originals) : { width, height: heightFor(width, original) },
    );
    console.log(`${index + 1} из ${originals.length}  ${original.file}`);
  }
  for (const name of filesIn(PUBLISHED_FOLDER)) {
    const id = publishedId(name);
    if (id === undefined || ids.includes(id)) continue;
    rmSync(`${PUBLISHED_FOLDER}/${name}`);
    console.log(`Убрана ${PUBLISHED_FOLDER}/${name}: такого слайда нет.`);
  }
  return 0;
});
