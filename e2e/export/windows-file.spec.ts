import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { exportFolder, readElements, readExported } from '../support/exported';
import { androidRelease, product, settings, windowsRelease } from '../support/published';
import { windows } from '@/lib/content/windows';
import { isPlaceholder } from '@/lib/installer/verify';

const PAGE = '/details/windows/';

const { installer } = product.windows;
const folder = `downloads/${installer.file}`;
const data = readFileSync(path.join(exportFolder, folder));
const sha256 = createHash('sha256').update(data).digest('hex');

test('page and version.json have the name, a plain link, checksum and size of the file that is there', () => {
  const find = readElements(PAGE);
  expect(find('form', { action: `/${folder}` })).toHaveLength(1);
  expect(find('a', { href: `/${folder}` }).map(({ text }) => text)).toEqual([installer.file]);
  const command = `${installer.file}" -Algorithm SHA256).Hash -eq "${sha256}"`;
  expect(find('code').map(({ text }) => text)).toEqual(
    expect.arrayContaining([sha256, expect.stringContaining(command)]),
  );
  expect(JSON.parse(readExported('version.json'))).toMatchObject({
    android: { version: androidRelease.version },
    windows: {
      version: windowsRelease.version,
      url: `${settings.homeUrl}/${folder}`,
      bytes: data.length,
      sha256,
    },
  });
});

test('the page says whether the file is a placeholder', () => {
  const texts = readElements(PAGE)('p').map(({ text }) => text);
  expect(texts.includes(windows.placeholderNote)).toBe(isPlaceholder(data));
});
