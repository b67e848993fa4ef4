import sharp from 'sharp';
import { type OwnIcon } from './own-icon';
import { checkPicture } from '@/lib/owner-files/check-picture';

/** A PNG must be square and at least as large as the largest icon that the build makes from it. */
const requirements = { format: 'png', width: 512, height: 512, minimumCrop: 1 } as const;

/** Largest size of an SVG, in KB of 1024 bytes. The limit is low, because every page loads the file. */
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

async function drawingProblem(content: Buffer): Promise<string | undefined> {
  try {
    const { channels } = await sharp(content).ensureAlpha().stats();
    return channels[3]?.max === 0 ? 'на картинке ничего нет' : undefined;
  } catch {
    return 'файл не читается; сохраните его ещё раз';
  }
}

/**
 * Checks that icons can be made from the owner's file.
 *
 * @throws Error with a Russian sentence that names the first problem
 */
export async function checkOwnIcon({ path, content }: OwnIcon): Promise<void> {
  const isSvg = path.endsWith('.svg');
  if (!isSvg) await checkPicture(path, content, requirements);
  const problem = (isSvg && svgProblem(content)) || (await drawingProblem(content));
  if (problem) throw new Error(`${path}: ${problem}.`);
}
