import sharp from 'sharp';
import { pictureSize } from '../picture-size';
import { type OwnIcon } from './own-icon';

/** Smallest side of a PNG in pixels: the largest icon that is made from it. */
const SMALLEST_SIDE = 512;

/** Limit for an SVG, which every page shows as it is. */
const LARGEST_SVG_KB = 30;

const SCRIPT = /<script|<foreignObject|\son[a-z]+\s*=/i;
const TEXT = /<text[\s>]/i;
const OTHER_FILE = /(?:href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!["']?(?:#|data:))|@import/i;

function svgProblem(content: Buffer): string | undefined {
  const kilobytes = Math.ceil(content.length / 1024);
  if (kilobytes > LARGEST_SVG_KB) {
    return `он весит ${kilobytes} КБ, а нужно не больше ${LARGEST_SVG_KB}: его показывает каждая страница; упростите рисунок или сохраните его как PNG`;
  }
  const text = content.toString();
  const [, viewBox] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  if (!viewBox) return 'в нём нет viewBox, без которого рисунок не меняет размера';
  const [, , width, height] = viewBox.trim().split(/[\s,]+/);
  if (Number(width) !== Number(height)) return `рисунок не квадратный: ${width} × ${height}`;
  if (SCRIPT.test(text)) return 'в нём сценарий или чужая разметка; уберите их';
  if (TEXT.test(text)) {
    return 'в нём текст, который на другом компьютере будет другим; переведите буквы в кривые';
  }
  return OTHER_FILE.test(text) ? 'он ссылается на другой файл; вставьте всё внутрь' : undefined;
}

async function pngProblem(content: Buffer): Promise<string | undefined> {
  const { format, width, height } = await pictureSize(content);
  if (format !== 'png') return 'это не PNG';
  if (width !== height) return `картинка не квадратная: ${width} × ${height}`;
  return width < SMALLEST_SIDE
    ? `картинка ${width} × ${height}, а нужно не меньше ${SMALLEST_SIDE} × ${SMALLEST_SIDE}`
    : undefined;
}

/**
 * Checks the owner's icon.
 *
 * @throws Error with a Russian sentence when icons cannot be made from it
 */
export async function checkOwnIcon({ path, content }: OwnIcon): Promise<void> {
  const type = path.endsWith('.svg') ? 'SVG' : 'PNG';
  const refuse = (problem: string) => {
    throw new Error(`${path}: ${problem}.`);
  };
  const problem = type === 'SVG' ? svgProblem(content) : await pngProblem(content);
  if (problem) refuse(problem);
  const stats = await sharp(content)
    .ensureAlpha()
    .stats()
    .catch(() => refuse(`файл не читается как ${type}; сохраните его ещё раз`));
  if (stats?.channels[3]?.max === 0) refuse('на картинке ничего нет');
}
