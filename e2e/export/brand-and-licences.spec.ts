import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { dependencies } from '../../package.json';
import { exportedPages, readElements, readExported } from '../support/exported';

/** Dependencies whose code does not reach visitors. */
const onlyForBuilding = ['fastest-levenshtein', 'lean-qr', 'next', 'server-only'];

const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split('@media');

const token = (theme: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(theme)?.[1];

test('the theme colours are those of the style sheet, in both themes', () => {
  for (const file of exportedPages) {
    const colours = readElements(`/${file}`)('meta', { name: 'theme-color' }).map(
      ({ attributes }) => [attributes.get('media'), attributes.get('content')],
    );
    expect(colours, file).toEqual([
      ['(prefers-color-scheme: light)', token(light, 'surface')],
      ['(prefers-color-scheme: dark)', token(dark, 'surface')],
    ]);
  }
  expect(JSON.parse(readExported('manifest.webmanifest'))).toMatchObject({
    theme_color: token(light, 'surface'),
    background_color: token(light, 'canvas'),
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
