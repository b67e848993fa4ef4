import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** The format of a picture by its name, as sharp calls it. */
const formatOf = (file: string) => path.extname(file).slice(1).replace('jpg', 'jpeg');

export function damagedPicture(file: string): Error {
  const format = formatOf(file).toUpperCase();
  return new Error(
    `${file}: это не ${format} или файл повреждён; сохраните картинку заново как ${format}.`,
  );
}

/** Matches the root of an SVG that browsers draw: they ignore elements outside SVG's namespace. */
const NAMESPACED = /<(?:([\w-]+):)?svg\s[^>]*\bxmlns(?::\1)?\s*=/;

/** Reads an owner's picture: its upright size in pixels, and its colour space. @throws Error in Russian if it is none */
export async function pictureSize(file: string) {
  const content = readFileSync(/* turbopackIgnore: true */ file);
  // For an empty file sharp throws instead of rejecting the promise.
  const { format, space, autoOrient } = await Promise.resolve(content)
    .then((picture) => sharp(picture).metadata())
    .catch(() => Promise.reject(damagedPicture(file)));
  if (format !== formatOf(file)) throw damagedPicture(file);
  return { ...autoOrient, space };
}

/** Decodes a picture, because a half of a file has a size, too. @throws Error as `pictureSize`, or if it is empty */
export async function decodePicture(file: string) {
  const size = await pictureSize(file);
  const content = readFileSync(/* turbopackIgnore: true */ file);
  const isNamespaced = !file.endsWith('.svg') || NAMESPACED.test(content.toString());
  const { isOpaque, channels } = await sharp(content)
    .stats()
    .catch(() => Promise.reject(damagedPicture(file)));
  if (isNamespaced && (isOpaque || channels.at(-1)?.max !== 0)) return size;
  throw new Error(
    `${file}: на картинке ничего не видно; в <svg …> нужно xmlns="http://www.w3.org/2000/svg", а картинку, на которую она ссылается, вставьте в сам файл.`,
  );
}
