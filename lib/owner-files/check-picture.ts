import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Matches the extensions of common picture formats. */
const PICTURE = /\.(png|jpe?g|webp|avif|heic|gif|bmp|tiff?|svg|ico)$/i;

/** Returns a file name without its extension and in lower case, because Windows and macOS ignore the case. */
const nameOf = (file: string) => file.replace(PICTURE, '').toLowerCase();

/**
 * Checks the names of the owner's pictures in a folder.
 *
 * @param accepted paths that the site uses, relative to the project's folder
 * @returns the first picture whose path is not accepted; undefined if there is none
 * @throws Error with a Russian sentence when a name differs from an accepted name only in extension or letter case
 */
export function checkPictureNames(root: string, accepted: readonly string[]): string | undefined {
  const folder = path.posix.dirname(accepted[0] ?? '');
  const directory = path.join(/* turbopackIgnore: true */ root, folder);
  const names = existsSync(directory) ? readdirSync(directory).sort() : [];
  const files = names.map((name) => `${folder}/${name}`);
  const others = files.filter((file) => PICTURE.test(file) && !accepted.includes(file));
  for (const other of others) {
    const intended = accepted.filter((file) => nameOf(file) === nameOf(other));
    if (intended.length === 0) continue;
    throw new Error(
      `${other}: в таком виде сайт картинку не возьмёт; сохраните её в формате и под именем ${intended.join(' или ')}.`,
    );
  }
  return others[0];
}

interface Requirements {
  readonly format: 'png' | 'jpeg';
  /** Size in pixels. If `minimumCrop` is given, the picture may be larger. */
  readonly width: number;
  readonly height: number;
  /**
   * Smallest fraction of the picture, from 0 to 1, that must remain after cropping to the proportions of
   * `width` and `height`. If undefined, the picture must measure exactly `width` × `height`.
   */
  readonly minimumCrop?: number;
}

async function readSize(content: Buffer) {
  try {
    // The call is inside `try`, because for an empty file sharp throws instead of rejecting the promise.
    return await sharp(content).metadata();
  } catch {
    return { format: undefined, width: 0, height: 0 };
  }
}

/**
 * Checks an owner's picture.
 *
 * @param file path of the picture, for the error message
 * @throws Error with a Russian sentence about the first requirement that the picture does not meet
 */
export async function checkPicture(
  file: string,
  content: Buffer,
  required: Requirements,
): Promise<void> {
  const { format, width, height } = await readSize(content);
  const refuse = (problem: string) => {
    throw new Error(`${file}: ${problem}.`);
  };
  if (format !== required.format) {
    refuse(`это не ${required.format.toUpperCase()}. Сохраните картинку в этом формате заново`);
  }
  const size = `картинка ${width} × ${height}, а нужна`;
  const needed = `${required.width} × ${required.height}`;
  const [wide, high] = [width / required.width, height / required.height];
  if (required.minimumCrop === undefined && (wide !== 1 || high !== 1)) refuse(`${size} ${needed}`);
  if (wide < 1 || high < 1) refuse(`${size} не меньше ${needed}`);
  if (Math.min(wide / high, high / wide) < (required.minimumCrop ?? 1)) {
    refuse(`${size} в пропорциях ${needed}; обрежьте её`);
  }
}
