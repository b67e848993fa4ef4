import { type Density } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** Size limit of a picture in bytes per pixel, by density. For a slide: 25 KB at 1x, 64 KB at 2x. */
const perPixel: Record<Density, number> = { 1: 0.125, 2: 0.08 };

/** Speed of a slow connection in bits per second. Lighthouse assumes this speed for a phone. */
const SLOW_LINE = 1_600_000;

/** Returns a picture's size limit in bytes. Commands tell the owner which pictures are larger. */
export const usualBytes = ({ width, height }: Screenshot, density: Density): number =>
  width * height * density ** 2 * perPixel[density];

/** Formats bytes in KB of 1024 bytes, with a decimal comma. */
export const inKb = (bytes: number): string => (bytes / 1024).toFixed(1).replace('.', ',');

/** Says in Russian that a file exceeds its limit by `bytes`, and how much loading time this adds. */
export function priceOf(bytes: number): string {
  const seconds = Math.ceil((bytes * 8 * 10) / SLOW_LINE) / 10;
  return `тяжелее обычного на ${inKb(bytes)} КБ, на слабой связи ждать на ${seconds.toString().replace('.', ',')} с дольше`;
}
