import sharp from 'sharp';

const unreadable = { format: undefined, width: 0, height: 0 };

/** Format and size of an owner's picture in pixels; what sharp cannot read has no format. */
export const pictureSize = (content: Buffer) =>
  sharp(content)
    .metadata()
    .catch(() => unreadable);
