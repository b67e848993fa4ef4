import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { dependencies } from '../../package.json';
import { exportedPages, findIn, readExported } from '../support/exported';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';

/** Dependencies whose code does not reach visitors. */
const onlyForBuilding = ['lean-qr', 'next', 'server-only'];

const { light, dark } = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

test('the theme colours are those of the style sheet, in both themes', () => {
  for (const file of exportedPages) {
    const colours = findIn(`/${file}`)('meta[name=theme-color]').map((colour) => [
      colour.getAttribute('media'),
      colour.getAttribute('content'),
    ]);
    expect(colours, file).toEqual([
      ['(prefers-color-scheme: light)', light.surface],
      ['(prefers-color-scheme: dark)', dark.surface],
    ]);
  }
  expect(JSON.parse(readExported('manifest.webmanifest'))).toMatchObject({
    theme_color: light.surface,
    background_color: light.canvas,
  });
});

test('the licences of the packages whose code goes out with the site go out with it', () => {
  const licences = readExported('licenses.txt');
  const names = Object.keys(dependencies).filter((name) => !onlyForBuilding.includes(name));
  for (const name of [...names, 'tailwindcss']) {
    expect(licences).toMatch(new RegExp(`^${name} \\d\\S* \\(\\S+\\)\\n\\n.*licen[cs]e`, 'im'));
  }
  expect(licences).not.toMatch(/^(next|esbuild|jest) \d/m);
});
