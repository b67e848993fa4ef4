import sharp from 'sharp';

/** Side in pixels at which an icon is drawn, to be made smaller. */
const MASTER_SIDE = 1024;

/** Side in pixels at which it is examined. */
const SIDE = 256;

/** Differences of a colour that antialiasing and encoders make. */
const TOLERANCE = 10;

/** Red, green and blue, 0 to 255; opacity, 0 to 1. */
interface Pixel {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}

const WHITE: Pixel = { r: 255, g: 255, b: 255, alpha: 1 };

/** Whether a pixel can be seen on a ground. */
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
  // Dots per inch: at 72 a drawing has the size that it names itself.
  const density = format === 'svg' ? Math.min(100_000, (72 * MASTER_SIDE) / width) : 72;
  return sharp(content, { density })
    .resize(MASTER_SIDE, MASTER_SIDE)
    .ensureAlpha()
    .png()
    .toBuffer();
}

/**
 * Finds the ground of an icon by the middles of its four edges, and what stands on it, for places
 * that cut it to a shape of their own.
 *
 * @returns background: the icon's own ground, or white under one without it; isFull: whether it
 *   fills its square, round corners aside; reach: of anything but the ground from the centre, in sides
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
