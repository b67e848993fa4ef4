import { existsSync, readFileSync } from 'node:fs';
import { decodePicture } from '@/lib/owner-files/read-picture';

/** Only one of these files may exist. */
export const ownIconPaths = ['lib/content/icon.svg', 'lib/content/icon.png'] as const;

const SMALLEST_SIDE = 180;

/** Matches the root of an SVG that browsers draw: they ignore elements outside SVG's namespace. */
const NAMESPACED = /<(?:([\w-]+):)?svg\s[^>]*\bxmlns(?::\1)?\s*=/;

interface OwnIcon {
  readonly path: string;
  readonly content: Buffer;
}

/** Finds the owner's icon, which replaces the site's mark. @throws Error in Russian when there are two icons */
export function findOwnIcon(): OwnIcon | undefined {
  const [found, other] = ownIconPaths.filter((file) => existsSync(file));
  if (found && other) throw new Error(`Иконок две: ${found} и ${other}. Оставьте одну.`);
  return found && { path: found, content: readFileSync(found) };
}

/** Checks that icons can be made from the owner's file. @throws Error in Russian about the problem */
export async function checkOwnIcon({ path: file, content }: OwnIcon): Promise<void> {
  const { width, height } = await decodePicture(file);
  if (file.endsWith('.svg') && !NAMESPACED.test(content.toString())) {
    throw new Error(
      `${file}: браузеры не покажут рисунок без xmlns; впишите в <svg …> xmlns="http://www.w3.org/2000/svg".`,
    );
  }
  if (width !== height) {
    throw new Error(`${file}: рисунок ${width} × ${height}, а нужен квадратный; обрежьте его.`);
  }
  if (file.endsWith('.png') && width < SMALLEST_SIDE) {
    throw new Error(
      `${file}: рисунок ${width} × ${height}, а нужен не меньше ${SMALLEST_SIDE} × ${SMALLEST_SIDE}; сохраните его крупнее.`,
    );
  }
}
