import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPictureNames } from '@/lib/owner-files/check-picture';

/** Paths at which the owner may put an icon; only one of the files may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

/** The owner's icon file. */
export interface OwnIcon {
  readonly path: string;
  readonly content: Buffer;
}

/**
 * Finds the owner's icon. Returns undefined if there is no icon; callers then use the site's own mark.
 *
 * @param root folder of the project
 * @throws Error with a Russian sentence when there are two icons, or an icon that is neither SVG nor PNG
 */
export function findOwnIcon(root: string): OwnIcon | undefined {
  checkPictureNames(root, ownIconPaths);
  const absolute = (file: string) => path.join(/* turbopackIgnore: true */ root, file);
  const [found, other] = ownIconPaths.filter((file) => existsSync(absolute(file)));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: readFileSync(absolute(found)) };
}
