import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { dependencies } from '../../package.json';
import { exportedPages, exportFolder, findIn, readExported } from '../support/exported';
import { siteIcons } from '@/lib/brand/icons';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { sharePicture } from '@/lib/metadata/link-preview';
import { LIMIT_KB } from '@/lib/share-picture/own-picture';

/** Dependencies whose code is not part of the export. */
const onlyForBuilding = ['lean-qr', 'next', 'server-only'];

const { light, dark } = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

test('the theme colours of the pages and the manifest match the style sheet', () => {
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

test('the icons are PNG files of the declared sizes', async () => {
  for (const icon of [siteIcons.appleTouch, ...siteIcons.any, ...siteIcons.maskable]) {
    const { format, width, height } = await sharp(path.join(exportFolder, icon.path)).metadata();
    expect([icon.path, format, width, height]).toEqual([icon.path, 'png', icon.size, icon.size]);
  }
});

test(`the JPEG for link previews has the declared dimensions and at most ${LIMIT_KB} KB`, async () => {
  const { path: name, width, height } = sharePicture;
  const picture = await sharp(path.join(exportFolder, name)).metadata();
  expect(picture).toMatchObject({ format: 'jpeg', width, height });
  expect(statSync(path.join(exportFolder, name)).size).toBeLessThanOrEqual(LIMIT_KB * 1024);
});

test('licenses.txt covers every package whose code is in the export, and no build tools', () => {
  const licences = readExported('licenses.txt');
  const names = Object.keys(dependencies).filter((name) => !onlyForBuilding.includes(name));
  for (const name of [...names, 'tailwindcss']) {
    expect(licences).toMatch(new RegExp(`^${name} \\d\\S* \\(\\S+\\)\\n\\n.*licen[cs]e`, 'im'));
  }
  expect(licences).not.toMatch(/^(next|esbuild|jest) \d/m);
});
