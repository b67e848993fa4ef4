import { type Font, type Path } from 'opentype.js';
import { fitText, type TextBox } from './fit-text';
import { missingIn, readFonts, visible } from './fonts';
import { brandColors } from '@/lib/brand/colors';
import { MARK_SIZE } from '@/lib/brand/mark';
import { lightFill, markPaths } from '@/lib/icons/mark-svg';
import { findOwnIcon } from '@/lib/icons/own-icon';
import { drawMaster } from '@/lib/icons/tile';
import { sharePicture } from '@/lib/metadata/link-preview';

/** Texts and mark of the picture. */
export interface SharePictureContent {
  readonly siteName: string;
  readonly tagline: string;
  /** SVG that fills a square from 0 to 1. */
  readonly mark: string;
}

const { width: WIDTH, height: HEIGHT } = sharePicture;
const PAGE_WIDTH = 800;
const MARGIN = 72;
const MARK_SIDE = 300;
const GAP = 44;

const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;
const boxes = {
  name: { width: TEXT_WIDTH, height: 130, lineHeight: 1.3, largest: 76 },
  tagline: { width: TEXT_WIDTH, height: 350, lineHeight: 1.16, largest: 104 },
} satisfies Record<string, TextBox>;

/** Height of a typeface's letters above the base line, relative to the font size. */
const ASCENT = 0.74;

const colors = brandColors.light;

/** A path for SVG's attribute `d`. The `toPathData` of opentype.js writes NaN for tiny fractions. */
const outlineOf = ({ commands }: Path) =>
  commands
    .map(({ type, ...points }) => {
      const numbers = Object.values<number>(points).map((value) => value.toFixed(2));
      return type + numbers.join(' ');
    })
    .join('');

/** A text in its box. @param highlight puts a text marker behind every line */
function textBlock(text: string, font: Font, box: TextBox, highlight = false) {
  const measure = (words: string) => font.getAdvanceWidth(words, 1);
  const { size, lines } = fitText(text, box, measure);
  const line = size * box.lineHeight;
  const pad = size * 0.16;
  function drawLine(words: string, y: number) {
    const base = y + line / 2 + (size * ASCENT) / 2;
    const width = measure(words) * size + 2 * pad;
    const marker = `<rect x="${MARGIN - pad}" y="${y + 2}" width="${width}" height="${line - 4}" rx="6" fill="${colors.marker}"/>`;
    const outline = outlineOf(font.getPath(words, MARGIN, base, size));
    return `${highlight ? marker : ''}<path d="${outline}" fill="${colors['on-marker']}"/>`;
  }
  const draw = (top: number) =>
    lines.map((words, index) => drawLine(words, top + index * line)).join('');
  return { height: lines.length * line, draw };
}

/** Thumb index of a dictionary at the page's edge: the second tab is open. */
function tab(index: number) {
  const [width, fill, opacity] =
    index === 1 ? [58, colors.marker, 1] : [42, colors['on-accent'], 0.18];
  return `<path d="M${PAGE_WIDTH} ${83 + index * 94}h${width - 16}a16 16 0 0 1 16 16v52a16 16 0 0 1-16 16H${PAGE_WIDTH}z" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/**
 * The picture as SVG: a page of a dictionary with the name under a text marker and the tagline
 * below, the thumb index at its edge, the mark beside it. Letters are outlines.
 *
 * @throws Error with a Russian sentence when the fonts have no such letters
 */
export function sharePictureSvg(content: SharePictureContent): string {
  const { sans, serif } = readFonts();
  const [siteName, tagline] = [visible(content.siteName), visible(content.tagline)];
  const missing = [...missingIn(sans, siteName), ...missingIn(serif, tagline)];
  if (missing.length > 0) {
    throw new Error(
      `Картинку для ссылок не нарисовать: в её шрифтах нет знаков ${missing.join(' ')}. Положите свою картинку в public${sharePicture.path}, см. lib/content/README.md.`,
    );
  }
  const name = textBlock(siteName, sans, boxes.name, true);
  const words = textBlock(tagline, serif, boxes.tagline);
  const top = (HEIGHT - name.height - GAP - words.height) / 2;
  const markX = PAGE_WIDTH + 29 + (WIDTH - PAGE_WIDTH - 29 - MARK_SIDE) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.accent}"/>`,
    ...[0, 1, 2, 3, 4].map(tab),
    `<path d="M0 0h${PAGE_WIDTH - 28}a28 28 0 0 1 28 28v${HEIGHT - 56}a28 28 0 0 1-28 28H0z" fill="${colors.surface}"/>`,
    name.draw(top),
    words.draw(top + name.height + GAP),
    `<g transform="translate(${markX} ${(HEIGHT - MARK_SIDE) / 2}) scale(${MARK_SIDE})">${content.mark}</g>`,
    '</svg>',
  ].join('');
}

/** The mark of the picture: the owner's icon, or the site's. @param root folder of the project */
export async function readMark(root: string): Promise<string> {
  const icon = findOwnIcon(root);
  // Without its tile, because the picture has the tile's colour.
  if (!icon) return `<g transform="scale(${1 / MARK_SIZE})">${markPaths(lightFill)}</g>`;
  const png = (await drawMaster(icon.content)).toString('base64');
  // A tile keeps the owner's icon apart from the accent.
  return `<rect x=".07" y=".07" width=".86" height=".86" rx=".2" fill="${colors.surface}"/><image x=".17" y=".17" width=".66" height=".66" href="data:image/png;base64,${png}"/>`;
}
