import sharp from 'sharp';

const unreadable = { format: undefined, width: 0, height: 0 };

/** Format and size in pixels of an owner's picture; no format if sharp cannot read it. */
export const pictureSize = (content: Buffer) =>
  sharp(content)
    .metadata()
    .catch(() => unreadable);
