import { readFileSync } from 'node:fs';
import { leftoverIds } from '../../owner/screenshots/record';
import { filesBelow, filesIn } from '../../shared/files-below';
import { shownScreenshots } from '../shown-screenshots';
import { isPlaceholder } from '@/lib/installer/verify';
import { hasProgram } from '@/lib/product/platforms';
import { type Product } from '@/lib/product/schema';
import { originalOf, ORIGINALS_FOLDER, themes } from '@/lib/screenshots/files';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Returns a Russian sentence for each downloadable file that is only a placeholder for an installer. */
export const installerProblems = (product: Product): string[] =>
  filesBelow(DOWNLOADS_FOLDER)
    .filter((name) => isPlaceholder(readFileSync(DOWNLOADS_FOLDER + name)))
    .map((name) =>
      name === product.windows.installer.file && hasProgram(product, 'windows')
        ? `${DOWNLOADS_FOLDER}${name}: это заглушка, а не установщик.`
        : `${DOWNLOADS_FOLDER}${name}: это наша заглушка, и она попадёт на сайт; удалите файл.`,
    );

/** Returns problems with screenshots that were drawn instead of taken in the app, or that no slide shows. */
export function screenshotProblems(product: Product): string[] {
  const originals = filesIn(ORIGINALS_FOLDER);
  const drawn = shownScreenshots(product).filter((id) =>
    themes.some((theme) => originalOf(id, theme, originals) === undefined),
  );
  const leftovers = leftoverIds();
  return [
    drawn.length > 0 &&
      `Нарисованы нами, а не сняты в приложении (${drawn.length}): ${drawn.join(', ')}. Положите снимки в screenshots/.`,
    leftovers.length > 0 &&
      `Картинок нет в слайдах: ${leftovers.join(', ')}. Их уберёт npm run screenshots.`,
  ].filter((problem) => problem !== false);
}
