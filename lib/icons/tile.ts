import sharp from 'sharp';

/** Side in pixels at which an icon is drawn, to be made smaller. */
const MASTER_SIDE = 1024;

/** Side in pixels at which an icon is examined. */
const SIDE = 256;

/** Largest difference of a colour channel that antialiasing and encoders may cause. */
const TOLERANCE = 10;

/** Red, green and blue, 0 to 255; opacity, 0 to 1. */
interface Pixel {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const WHITE: Pixel = { r: 255, g: 255, b: 255, alpha: 1 };

/** Whether a pixel can be seen on a background. */
function isSeenOn(ground: Pixel, { r, g, b, alpha }: Pixel): boolean {
  const difference = Math.max(
    Math.abs(r - ground.r),
    Math.abs(g - ground.g),
    Math.abs(b - ground.b),
  );
  return difference * alpha > TOLERANCE;
}

/** Draws an icon in the large size. */
export async function drawMaster(content: Buffer): Promise<Buffer> {
  const { width, format } = await sharp(content).metadata();
  // Dots per inch: at 72 an SVG gets exactly the size that it declares.
  const density = format === 'svg' ? Math.min(100_000, (72 * MASTER_SIDE) / width) : 72;
  return sharp(content, { density })
    .resize(MASTER_SIDE, MASTER_SIDE)
    .ensureAlpha()
    .png()
    .toBuffer();
}

/**
 * Finds the background of an icon from the middles of its four edges, and the extent of what is
 * drawn on it, for places that crop the icon to a shape of their own.
 *
 * @returns background: the icon's own colour, or white if it has none; isFull: whether it fills its
 *   square, except for round corners; reach: distance of the drawing's farthest pixel from the
 *   centre, as a share of the side
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
  const hasGround = edges.every((edge) => edge.alpha > 0.96 && !isSeenOn(top, edge));
  const background = hasGround ? top : WHITE;

  let reach = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (!isSeenOn(background, pixelAt(x, y))) continue;
      reach = Math.max(reach, Math.hypot(x + 0.5 - middle, y + 0.5 - middle));
    }
  }
  const { isOpaque } = await sharp(master).stats();
  return { background, isFull: hasGround || isOpaque, reach: reach / SIDE };
}
