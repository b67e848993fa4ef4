import sharp from 'sharp';

/** Side in pixels at which an icon is drawn, to be made smaller. */
const MASTER_SIDE = 1024;

/** Side in pixels at which it is examined. */
const SIDE = 256;

/** Differences of a colour that antialiasing and encoders make. */
const TOLERANCE = 10;

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;

/** Red, green and blue, 0 to 255. */
type Color = readonly [number, number, number];

const toRgb = ([r, g, b]: Color) => ({ r, g, b });

const isLike = (one: Color, other: Color) =>
  one.every((value, index) => Math.abs(value - (other[index] ?? NaN)) <= TOLERANCE);

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
  const small = await sharp(master).resize(SIDE, SIDE).png().toBuffer();
  async function colorsOn(background: Color) {
    const flat = sharp(small).flatten({ background: toRgb(background) });
    const data = await flat.removeAlpha().raw().toBuffer();
    return (x: number, y: number) => {
      const [r = 0, g = 0, b = 0] = data.subarray((y * SIDE + x) * 3);
      return [r, g, b] as const;
    };
  }

  const [middle, end] = [SIDE / 2, SIDE - 2];
  const [onWhite, onBlack] = [await colorsOn(WHITE), await colorsOn(BLACK)];
  const first = onWhite(middle, 1);
  // What is opaque is the same on white and on black.
  const hasGround = [onWhite, onBlack].every((colorAt) =>
    [colorAt(middle, 1), colorAt(middle, end), colorAt(1, middle), colorAt(end, middle)].every(
      (color) => isLike(color, first),
    ),
  );
  const ground = hasGround ? first : WHITE;

  // On its ground the half transparent rim of a round corner has the ground's colour.
  const onGround = await colorsOn(ground);
  let reach = 0;
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (isLike(onGround(x, y), ground)) continue;
      reach = Math.max(reach, Math.hypot(x + 0.5 - middle, y + 0.5 - middle));
    }
  }
  const { isOpaque } = await sharp(master).stats();
  return { background: toRgb(ground), isFull: hasGround || isOpaque, reach: reach / SIDE };
}
