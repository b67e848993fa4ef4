import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** What programs save as a picture. */
const PICTURE = /\.(png|jpe?g|webp|avif|heic|gif|bmp|tiff?|svg|ico)$/i;

/** Without its format. Windows and macOS do not tell capital letters from small ones. */
const nameOf = (file: string) => file.replace(PICTURE, '').toLowerCase();

/**
 * Checks the names of an owner's pictures in a folder.
 *
 * @param right paths of those that the site takes, from the project's folder
 * @returns the first one that is none of them; undefined: there is none
 * @throws Error with a Russian sentence when one of them is there in another format
 */
export function checkPictureNames(root: string, right: readonly string[]): string | undefined {
  const folder = path.posix.dirname(right[0] ?? '');
  const directory = path.join(/* turbopackIgnore: true */ root, folder);
  const names = existsSync(directory) ? readdirSync(directory).sort() : [];
  const files = names.map((name) => `${folder}/${name}`);
  const others = files.filter((file) => PICTURE.test(file) && !right.includes(file));
  for (const other of others) {
    const meant = right.filter((file) => nameOf(file) === nameOf(other));
    if (meant.length === 0) continue;
    throw new Error(
      `${other}: в таком виде сайт картинку не возьмёт; сохраните её в формате и под именем ${meant.join(' или ')}.`,
    );
  }
  return others[0];
}

/** What an owner's picture must be. */
interface Demands {
  readonly format: 'png' | 'jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * A larger picture is cropped to these proportions, of which at least this share must remain;
   * undefined: no other size will do.
   */
  readonly smallestPart?: number;
}

async function readSize(content: Buffer) {
  try {
    // Of an empty file it throws at once.
    return await sharp(content).metadata();
  } catch {
    return { format: undefined, width: 0, height: 0 };
  }
}

/**
 * Checks an owner's picture.
 *
 * @param file its path, for the sentence
 * @throws Error with a Russian sentence about the first demand that it does not meet
 */
export async function checkPicture(file: string, content: Buffer, demands: Demands): Promise<void> {
  const { format, width, height } = await readSize(content);
  const refuse = (problem: string) => {
    throw new Error(`${file}: ${problem}.`);
  };
  if (format !== demands.format) {
    refuse(`это не ${demands.format.toUpperCase()}. Сохраните картинку в этом формате заново`);
  }
  const size = `картинка ${width} × ${height}, а нужна`;
  const needed = `${demands.width} × ${demands.height}`;
  const [wide, high] = [width / demands.width, height / demands.height];
  if (demands.smallestPart === undefined && (wide !== 1 || high !== 1)) refuse(`${size} ${needed}`);
  if (wide < 1 || high < 1) refuse(`${size} не меньше ${needed}`);
  if (Math.min(wide / high, high / wide) < (demands.smallestPart ?? 1)) {
    refuse(`${size} в пропорциях ${needed}; обрежьте её`);
  }
}
