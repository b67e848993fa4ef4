import sharp from 'sharp';

/** Side in pixels of the large picture from which all icons are scaled down. */
const MASTER_SIDE = 1024;

/** Side in pixels of the small copy of an icon that `readTile` examines. */
const SIDE = 256;

/** Antialiasing and encoding may change each colour channel of a pixel by up to this number. */
const TOLERANCE = 10;

/** Red, green and blue, 0 to 255; opacity, 0 to 1. */
interface Pixel {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const WHITE: Pixel = { r: 255, g: 255, b: 255, alpha: 1 };

/** Whether a pixel is visible on a background. */
function isVisibleOn(background: Pixel, { r, g, b, alpha }: Pixel): boolean {
  const difference = Math.max(
    Math.abs(r - background.r),
    Math.abs(g - background.g),
    Math.abs(b - background.b),
  );
  return difference * alpha > TOLERANCE;
}

/** Draws the owner's icon as a large PNG, from which all icons are scaled down. */
export async function drawMaster(content: Buffer): Promise<Buffer> {
  const { width, format } = await sharp(content).metadata();
  // Density is in dots per inch. At 72 an SVG is drawn in the size that it declares.
  const density = format === 'svg' ? Math.min(100_000, (72 * MASTER_SIDE) / width) : 72;
  return sharp(content, { density })
    .resize(MASTER_SIDE, MASTER_SIDE)
    .ensureAlpha()
    .png()
    .toBuffer();
}

/**
 * Finds an icon's background and how far the drawing on it extends, for systems that crop icons.
 *
 * @returns background: the opaque colour in the middle of all four edges, or white if there is no such colour;
 *   isFull: whether the icon fills its square, except for rounded corners; reach: distance from the centre to
 *   the farthest pixel that is visible on the background, as a fraction of the icon's side
 */
export async function readTile(master: Buffer) {
  const data = await sharp(master).resize(SIDE, SIDE).raw().toBuffer();
  const pixelAt = (x: number, y: number): Pixel => {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray((y * SIDE + x) * 4);
    return { r, g, b, alpha: a / 255 };
  };
  const [middle, end] = [SIDE / 2, SIDE - 2];
  const top = pixelAt(middle, 1);
  const edges = [top, pixelAt(middle, end), pixelAt(1, middle), pixelAt(end, middle)];
  const hasBackground = edges.every((edge) => edge.alpha > 0.96 && !isVisibleOn(top, edge));
  const background = hasBackground ? top : WHITE;

  let reach = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!isVisibleOn(background, pixelAt(x, y))) continue;
      reach = Math.max(reach, Math.hypot(x + 0.5 - middle, y + 0.5 - middle));
    }
  }
  const { isOpaque } = await sharp(master).stats();
  return { background, isFull: hasBackground || isOpaque, reach: reach / SIDE };
}
