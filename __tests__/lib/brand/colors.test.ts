/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brandColors } from '@/lib/brand/colors';

const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('@media');
const css = { light, dark };

const token = (theme: keyof typeof css, name: string) =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css[theme])?.[1];

it.each(['light', 'dark'] as const)('repeats the %s tokens', (theme) => {
  const expected = Object.keys(brandColors[theme]).map((name) => [name, token(theme, name)]);

  expect(brandColors[theme]).toEqual(Object.fromEntries(expected));
});
