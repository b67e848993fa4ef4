import { type Density } from '@/lib/screenshots/files';
import { type Screenshot } from '@/lib/screenshots/screenshots';

/** In bytes for a pixel of the file; a phone's picture has 25 KB, its dense one 64 KB. */
const perPixel: Record<Density, number> = { 1: 0.125, 2: 0.08 };

/** A file of so many usual weights is refused. */
const FAR_BEYOND = 3;

/** Bits per second of a slow phone's line, as Lighthouse has it. */
const SLOW_LINE = 1_600_000;

/** Bytes that a file usually has at most, by its area: nineteen slides must stay light on a phone. */
export const usualBytes = ({ width, height }: Screenshot, density: Density): number =>
  width * height * density ** 2 * perPixel[density];

/** Bytes from which on a file is no picture for a page. */
export const largestBytes = (screenshot: Screenshot, density: Density): number =>
  usualBytes(screenshot, density) * FAR_BEYOND;

/** In KB of 1024 bytes, with a decimal comma. */
export const inKb = (bytes: number): string => (bytes / 1024).toFixed(1).replace('.', ',');

/** What more bytes than usual mean for a visitor. */
export function priceOf(bytes: number): string {
  const seconds = Math.ceil((bytes * 8 * 10) / SLOW_LINE) / 10;
  return `тяжелее обычного на ${inKb(bytes)} КБ, на слабой связи ждать на ${seconds.toString().replace('.', ',')} с дольше`;
}
