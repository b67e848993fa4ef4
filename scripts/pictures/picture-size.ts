import sharp from 'sharp';

/** Format and size of an owner's picture in pixels; what sharp cannot read has no format. */
export const pictureSize = (content: Buffer): Promise<PictureSize> =>
  sharp(content)
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }));

interface PictureSize {
  readonly format: string | undefined;
  readonly width: number;
  readonly height: number;
}
