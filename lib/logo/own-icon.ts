import { existsSync, readFileSync } from 'node:fs';
import { decodePicture } from '@/lib/owner-files/read-picture';

/** Only one of these files may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

const SMALLEST_SIDE = 180;

/** Finds the owner's icon, which replaces the site's mark. @throws Error in Russian when there are two icons */
export function findOwnIcon() {
  const [found, other] = ownIconPaths.filter((file) => existsSync(file));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: readFileSync(found) };
}

/** Checks that icons can be made from the owner's file, if any. @throws Error in Russian about the problem */
export async function checkOwnIcon(): Promise<void> {
  const file = findOwnIcon()?.path;
  if (!file) return;
  const { width, height } = await decodePicture(file);
  const isSmall = file.endsWith('.png') && width < SMALLEST_SIDE;
  if (width === height && !isSmall) return;
  throw new Error(
    `${file}: рисунок ${width} × ${height}, а нужен квадратный, PNG — не меньше ${SMALLEST_SIDE} × ${SMALLEST_SIDE}; сохраните его так.`,
  );
}
