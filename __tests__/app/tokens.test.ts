/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse, wcagContrast } from 'culori';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync('app/styles/tokens.css', 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

const readTokens = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6,8});/g)].map(([, name, value]) => [name, value]),
  );

const themes = { light: readTokens(lightCss), dark: readTokens(darkCss) };

const contrast = (tokens: Tokens, text: string, ground: string) =>
  wcagContrast(parse(tokens[text] ?? '') ?? text, parse(tokens[ground] ?? '') ?? ground);

const pairs = [
  ['ink', 'canvas', 7],
  ['ink', 'surface', 7],
  ['muted', 'canvas', 7],
  ['muted', 'surface', 7],
  ['muted', 'sunken', 4.5],
  ['accent', 'canvas', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['ink', 'accent-soft', 7],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-marker', 'marker', 7],
  ['good', 'good-soft', 4.5],
  ['bad', 'bad-soft', 4.5],
  ['bad', 'canvas', 4.5],
] as const;

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  it.each(pairs)('%s is readable on %s: at least %d to 1', (text, ground, least) => {
    expect(contrast(tokens, text, ground)).toBeGreaterThanOrEqual(least);
  });
});

it('both themes name the same tokens', () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
});
