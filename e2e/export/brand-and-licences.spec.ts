import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { dependencies } from '../../package.json';
import { exportedPages, findIn, readExported } from '../support/exported';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';

/** Dependencies whose code is not part of the export. */
const onlyForBuilding = ['lean-qr', 'next', 'server-only'];

const { light, dark } = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

test('the theme colours of the pages match the style sheet', () => {
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
});

test('licenses.txt covers every package whose code is in the export, and no build tools', () => {
  const licences = readExported('licenses.txt');
  const names = Object.keys(dependencies).filter((name) => !onlyForBuilding.includes(name));
  for (const name of [...names, 'tailwindcss']) {
    expect(licences).toMatch(
      new RegExp(`^${name} \\d\\S* \\(\\S+\\)\\n\\n.*(licen[cs]e|copyright)`, 'im'),
    );
  }
  expect(licences).not.toMatch(/^(next|esbuild|jest) \d/m);
});
