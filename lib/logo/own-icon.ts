import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Paths at which the owner may put an icon; only one of the files may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

/** Smallest side in pixels of the owner's PNG. */
const SMALLEST_SIDE = 180;

/** The owner's icon file. */
export interface OwnIcon {
  readonly path: string;
  readonly content: Buffer;
}

/**
 * Finds the owner's icon. Returns undefined if there is no icon; callers then use the site's own mark.
 *
 * @throws Error with a Russian sentence when there are two icons
 */
export function findOwnIcon(): OwnIcon | undefined {
  const absolute = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file);
  const [found, other] = ownIconPaths.filter((file) => existsSync(absolute(file)));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: readFileSync(absolute(found)) };
}

/** Checks that icons can be made from the owner's file. @throws Error with a Russian sentence about the problem */
export async function checkOwnIcon({ path: file, content }: OwnIcon): Promise<void> {
  // For an empty file sharp throws instead of rejecting the promise.
  const { format, width, height } = await Promise.resolve()
    .then(() => sharp(content).metadata())
    .catch(() => ({ format: undefined, width: 0, height: 0 }));
  if (!format || !file.endsWith(`.${format}`)) {
    throw new Error(`${file}: файл не читается; сохраните рисунок заново как SVG или PNG.`);
  }
  if (width !== height) {
    throw new Error(`${file}: рисунок ${width} × ${height}, а нужен квадратный; обрежьте его.`);
  }
  if (format === 'png' && width < SMALLEST_SIDE) {
    throw new Error(
      `${file}: рисунок ${width} × ${height}, а нужен не меньше ${SMALLEST_SIDE} × ${SMALLEST_SIDE}; сохраните его крупнее.`,
    );
  }
}
