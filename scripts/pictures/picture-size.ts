import sharp from 'sharp';

/** Format and size in pixels of an owner's picture; no format if sharp cannot read it. */
export async function pictureSize(content: Buffer) {
  try {
    // Of an empty file it throws at once.
    return await sharp(content).metadata();
  } catch {
    return { format: undefined, width: 0, height: 0 };
  }
}
