import sharp from 'sharp';
import { type OwnIcon } from './own-icon';

/** Smallest side of a PNG in pixels: the largest icon that is made of it. */
const SMALLEST_SIDE = 512;

/** Every page shows the SVG itself. */
const LARGEST_SVG = 30 * 1024;

const faults: readonly [pattern: RegExp, sentence: string][] = [
  [/<script|<foreignObject|\son[a-z]+\s*=/i, 'в нём сценарий или чужая разметка; уберите их'],
  [
    /<text[\s>]/i,
    'в нём текст, который на другом компьютере будет другим; переведите буквы в кривые',
  ],
  [
    /(?:href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!["']?(?:#|data:))|@import/i,
    'он ссылается на другой файл; вставьте всё внутрь',
  ],
];

function faultOfSvg(text: string, bytes: number): string | undefined {
  if (bytes > LARGEST_SVG) {
    return `он весит ${Math.ceil(bytes / 1024)} КБ, а нужно не больше ${LARGEST_SVG / 1024}: его показывает каждая страница; упростите рисунок или сохраните его как PNG`;
  }
  const [, viewBox] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  if (!viewBox) return 'в нём нет viewBox, без которого рисунок не меняет размера';
  const [, , width, height] = viewBox.trim().split(/[\s,]+/);
  if (Number(width) !== Number(height)) {
    return `рисунок не квадратный: ${width} × ${height}`;
  }
  return faults.find(([pattern]) => pattern.test(text))?.[1];
}

async function faultOfPng(content: Buffer): Promise<string | undefined> {
  const { format, width, height } = await sharp(content).metadata();
  if (format !== 'png') return 'это не PNG';
  if (width !== height) return `картинка не квадратная: ${width} × ${height}`;
  if (width < SMALLEST_SIDE) {
    return `картинка ${width} × ${height}, а нужно не меньше ${SMALLEST_SIDE} × ${SMALLEST_SIDE}`;
  }
  return undefined;
}

/**
 * Looks at the owner's icon.
 *
 * @throws Error with a Russian sentence when icons cannot be made of it
 */
export async function checkOwnIcon({ path, content }: OwnIcon): Promise<void> {
  const isSvg = path.endsWith('.svg');
  const fault = isSvg
    ? faultOfSvg(content.toString(), content.length)
    : await faultOfPng(content).catch(() => 'это не PNG');
  if (fault) throw new Error(`${path}: ${fault}.`);
  const { channels } = await sharp(content)
    .ensureAlpha()
    .stats()
    .catch(() => {
      throw new Error(
        `${path}: файл не читается как ${isSvg ? 'SVG' : 'PNG'}; сохраните его ещё раз.`,
      );
    });
  if (channels[3]?.max === 0) throw new Error(`${path}: на картинке ничего нет.`);
}
