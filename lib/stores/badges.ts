import { badgeName, knownStore, knownStores } from './stores';
import { filesIn } from '@/lib/owner-files/folder';
import { pictureSize } from '@/lib/owner-files/read-picture';
import { pictureUrl } from '@/lib/screenshots/picture-files';

export const BADGES_FOLDER = 'lib/content/badges';

/** In CSS pixels. */
const HEIGHT = 56;

/** Returns the names of the files with the stores' badges. @throws Error in Russian about a file with another name */
export function badgeFiles(): readonly string[] {
  const files = filesIn(BADGES_FOLDER);
  const names = knownStores.map(badgeName);
  const other = files.find((file) => !names.includes(/^(.+)\.(svg|png)$/.exec(file)?.[1] ?? ''));
  if (other === undefined) return files;
  throw new Error(
    `${BADGES_FOLDER}/${other}: значка с таким именем сайт не знает; назовите файл ${names.join(', ')} с окончанием .svg или .png или уберите его.`,
  );
}

/**
 * Returns the attributes of the picture with the badge of the store that an address belongs to; undefined if the owner
 * has none. @throws Error in Russian about the file
 */
export async function badgeOf(url: string) {
  const store = knownStore(url);
  const file = badgeFiles().find((name) => store && name.startsWith(`${badgeName(store)}.`));
  if (!file) return undefined;
  const { width, height } = await pictureSize(`${BADGES_FOLDER}/${file}`);
  return { src: pictureUrl(file), width: Math.round((width * HEIGHT) / height), height: HEIGHT };
}
