import { type Density } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** Usual weight in bytes per pixel: a phone's picture has 25 KB, its dense one 64 KB. */
const perPixel: Record<Density, number> = { 1: 0.125, 2: 0.08 };

/** Speed of a slow phone's connection in bits per second, as Lighthouse assumes it. */
const SLOW_LINE = 1_600_000;

/** Most bytes that a file of this size usually has. Nineteen slides must stay light on a phone. */
export const usualBytes = ({ width, height }: Screenshot, density: Density): number =>
  width * height * density ** 2 * perPixel[density];

/** In KB of 1024 bytes, with a decimal comma. */
export const inKb = (bytes: number): string => (bytes / 1024).toFixed(1).replace('.', ',');

/** Says what the additional bytes mean for a visitor. */
export function priceOf(bytes: number): string {
  const seconds = Math.ceil((bytes * 8 * 10) / SLOW_LINE) / 10;
  return `тяжелее обычного на ${inKb(bytes)} КБ, на слабой связи ждать на ${seconds.toString().replace('.', ',')} с дольше`;
}
