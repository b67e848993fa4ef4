import { scenes } from './scenes';
import { type Studio } from './studio/studio';
import { ORIGINALS_FOLDER, originalOf, type Theme, themes } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';
import { publish } from '@/scripts/screenshots/publish';
import { readOriginal } from '@/scripts/screenshots/read-original';

/** Whether nothing of a screenshot is the owner's, who puts PNGs into screenshots/. */
export const isDrawn = (id: string, originals: readonly string[]) =>
  themes.every((theme) => originalOf(id, theme, originals) === undefined);

async function toPng(
  root: string,
  studio: Studio,
  screenshot: Screenshot,
  theme: Theme,
  original: string | undefined,
) {
  const { id } = screenshot;
  if (original !== undefined) {
    const file = `${ORIGINALS_FOLDER}/${original}`;
    return { file, png: await readOriginal(root, { screenshot, file }) };
  }
  const Scene = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
  if (!Scene) {
    throw new Error(
      `Nothing draws ${id}: add artwork/scenes/${id}.tsx, or the app's own picture as ${ORIGINALS_FOLDER}/${id}.png.`,
    );
  }
  const png = await studio.draw(<Scene />, screenshot, theme);
  return { file: `artwork/scenes/${id}.tsx`, png };
}

/**
 * Publishes one screenshot in both themes: the owner's PNG where there is one, or else the drawing.
 *
 * @param root the project's folder
 * @param originals names of the files in the owner's folder
 * @param tell gets a line for each theme
 * @throws Error with a sentence when there is nothing to publish, or it does not fit
 */
export async function makeScreenshot(
  root: string,
  studio: Studio,
  screenshot: Screenshot,
  originals: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  for (const theme of themes) {
    const original = originalOf(screenshot.id, theme, originals);
    const { png, file } = await toPng(root, studio, screenshot, theme, original);
    tell(await publish(root, png, { screenshot, theme, file }));
  }
}
