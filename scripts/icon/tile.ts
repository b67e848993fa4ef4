import sharp, { type Sharp } from 'sharp';

/** Side in pixels at which an icon is drawn, to be made smaller. */
const MASTER_SIDE = 1024;

/** Side in pixels at which it is looked at. */
const LOOK_SIDE = 256;

/** As sharp takes it. */
interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** What an icon is like, for places that cut it to a shape of their own. */
export interface Tile {
  /** What its own ground is, or what is put under an icon without one. */
  readonly background: Color;
  /** Whether it fills its square, but for round corners of one colour with the rest. */
  readonly isFull: boolean;
  /** How far from the centre anything but the ground reaches, in sides. */
  readonly reach: number;
}

/** Differences of a colour that antialiasing and encoders make. */
const TOLERANCE = 10;

const white: Color = { r: 255, g: 255, b: 255 };
const black: Color = { r: 0, g: 0, b: 0 };

/** Draws an icon at the side at which it is looked at. */
export async function drawMaster(content: Buffer): Promise<Buffer> {
  const { width, format } = await sharp(content).metadata();
  // Dots per inch, by which a drawing of 72 becomes as large as it is wanted.
  const density = format === 'svg' ? Math.min(100_000, (72 * MASTER_SIDE) / width) : 72;
  return sharp(content, { density })
    .resize(MASTER_SIDE, MASTER_SIDE)
    .ensureAlpha()
    .png()
    .toBuffer();
}

const isLike = (one: Color, other: Color) =>
  Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b)) <=
  TOLERANCE;

/** Colours of a picture of LOOK_SIDE, by place. */
async function readColors(picture: Sharp) {
  const data = await picture.removeAlpha().raw().toBuffer();
  return (x: number, y: number): Color => {
    const at = (y * LOOK_SIDE + x) * 3;
    return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 };
  };
}

/** Finds the ground of an icon by the middles of its four edges, and what stands on it. */
export async function readTile(master: Buffer): Promise<Tile> {
  const small = await sharp(master).resize(LOOK_SIDE, LOOK_SIDE).png().toBuffer();
  const on = (background: Color) => readColors(sharp(small).flatten({ background }));
  const [onWhite, onBlack] = [await on(white), await on(black)];

  const [middle, end] = [LOOK_SIDE / 2, LOOK_SIDE - 2];
  const edges = [
    [middle, 1],
    [middle, end],
    [1, middle],
    [end, middle],
  ] as const;
  const first = onWhite(middle, 1);
  // What is opaque is the same on white and on black.
  const hasGround = edges.every(
    ([x, y]) => isLike(onWhite(x, y), first) && isLike(onBlack(x, y), first),
  );
  const background = hasGround ? first : white;

  // On its ground the half transparent rim of a round corner is of the ground's colour.
  const onGround = await on(background);
  let reach = 0;
  for (let y = 0; y < LOOK_SIDE; y++) {
    for (let x = 0; x < LOOK_SIDE; x++) {
      if (isLike(onGround(x, y), background)) continue;
      reach = Math.max(reach, Math.hypot(x + 0.5 - middle, y + 0.5 - middle));
    }
  }
  const { isOpaque } = await sharp(master).stats();
  return { background, isFull: hasGround || isOpaque, reach: reach / LOOK_SIDE };
}
