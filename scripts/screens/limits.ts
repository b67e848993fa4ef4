import type { Density } from './picture';

const BYTES_PER_KB = 1024;

/** Largest size of one file, in KB of 1024 bytes: nineteen slides must stay light on a phone. */
export const limitKb: Record<Density, number> = { 1: 25, 2: 64 };

export function fits(bytes: number, density: Density): boolean {
  return bytes <= limitKb[density] * BYTES_PER_KB;
}

export function tooBig(file: string, bytes: number, density: Density): Error {
  const size = (bytes / BYTES_PER_KB).toFixed(1);
  return new Error(
    `${file} takes ${size} KB, the limit at ${density}x is ${limitKb[density]} KB: simplify the picture.`,
  );
}
