/** A square PNG for an ICO file; its side is 1 to 256 pixels. */
export interface IcoImage {
  readonly size: number;
  readonly png: Buffer;
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Packs PNGs into one ICO file. Every browser, and Windows since Vista, can read PNGs in an ICO file.
 * The package png-to-ico is not used, because it stores bitmaps, which take 15 KB instead of 1.5 KB.
 */
export function packIco(images: readonly IcoImage[]): Buffer {
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length;
  const directory = images.map(({ size, png }) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    // Width and height in one byte each (0 means 256), two unused bytes, one colour plane, 32 bits
    // per pixel.
    entry.set([size, size, 0, 0, 1, 0, 32]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  // 1 is the file type of icons.
  const header = Buffer.from([0, 0, 1, 0, images.length, 0]);
  return Buffer.concat([header, ...directory, ...images.map(({ png }) => png)]);
}
