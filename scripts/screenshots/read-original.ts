import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Original } from './choose-originals';

/** Device pixels per CSS pixel of the densest file. */
const DENSEST = 2;
/** Part of the PNG that cropping leaves at least. */
const LEAST_LEFT = 0.5;

const readSize = (png: Buffer) =>
  sharp(png)
    .metadata()
    .then(
      ({ format, width, height }) => (format === 'png' ? { width, height } : undefined),
      () => undefined,
    );

/**
 * Reads an owner's PNG, and makes sure that it is large enough for the densest screens and has
 * about the shape of its place on the page.
 *
 * @param root the project's folder
 * @throws Error with a sentence for the owner when it is no PNG, too small or of another shape
 */
export async function readOriginal(
  root: string,
  { screenshot, file }: Pick<Original, 'screenshot' | 'file'>,
): Promise<Buffer> {
  const png = await readFile(path.join(root, file));
  const size = await readSize(png);
  if (!size) {
    throw new Error(`Файл ${file} не читается как PNG: сохраните снимок в этом формате заново.`);
  }
  const width = screenshot.width * DENSEST;
  const height = screenshot.height * DENSEST;
  const needed = `${width}×${height}`;
  const actual = `В файле ${file} ${size.width}×${size.height} точек`;
  if (size.width < width || size.height < height) {
    throw new Error(`${actual}, а нужно не меньше ${needed}: сделайте снимок крупнее.`);
  }
  const proportion = size.width / size.height / (width / height);
  if (Math.min(proportion, 1 / proportion) < LEAST_LEFT) {
    throw new Error(
      `${actual}, и больше половины снимка пришлось бы обрезать: обрежьте его сами до пропорций ${needed}.`,
    );
  }
  return png;
}
