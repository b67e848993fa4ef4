/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { oklchToSrgb } from './oklch-to-srgb';
import { brandColors } from '@/lib/brand/colors';

const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('@media');
const css = { light, dark };

function token(theme: keyof typeof css, name: string): string {
  const value = new RegExp(`--${name}: oklch\\((.+?)\\)`).exec(css[theme])?.[1] ?? '';
  const [lightness = NaN, chroma = NaN, hue = NaN] = value.split(' ').map(Number);
  return oklchToSrgb(lightness, chroma, hue);
}

it.each(['light', 'dark'] as const)('repeats the %s tokens in sRGB', (theme) => {
  const expected = Object.keys(brandColors[theme]).map((name) => [name, token(theme, name)]);

  expect(brandColors[theme]).toEqual(Object.fromEntries(expected));
});
