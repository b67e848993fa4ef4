import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { devices, type Response } from '@playwright/test';
import { islandBytes } from '../../lib/export/island-bytes';
import { openExport } from '../../scripts/bench/open-export';
import { expectedPages } from '../support/expected-pages';
import { expect, test } from '../support/test';

const KILOBYTE = 1024;

for (const { path: address } of [...expectedPages, { path: '/404.html' }]) {
  const limit = address === '/details/android/' ? 14 : 10;
  test(`${address} with its styles takes at most ${limit} KB by brotli`, async () => {
    const file = address.endsWith('/') ? `${address}index.html` : address;
    const html = await readFile(path.join('out', file));
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(limit * KILOBYTE);
  });
}

test('the islands weigh at most 6, 14 and 45 KB by gzip', () => {
  const { share, carousel, form } = islandBytes(openExport('out'));
  expect(share).toBeLessThanOrEqual(6 * KILOBYTE);
  expect(carousel).toBeLessThanOrEqual(14 * KILOBYTE);
  expect(form).toBeLessThanOrEqual(45 * KILOBYTE);
  // None of them is nothing: the form has its schema, the carousel Embla.
  expect(share).toBeGreaterThan(KILOBYTE);
  expect(carousel).toBeGreaterThan(7 * KILOBYTE);
  expect(form).toBeGreaterThan(30 * KILOBYTE);
});

test('the first view of the Android page on a phone loads two screenshots of at most 45 KB', async ({
  browser,
  site,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ ...devices['Pixel 7'], colorScheme });
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/screens/')) responses.push(response);
    });
    await page.goto(`${site.url}/details/android/`, { waitUntil: 'networkidle' });
    // A copy, since the carousel may ask for more while the bodies are read.
    const firstView = [...responses];
    const bodies = await Promise.all(firstView.map((response) => response.body()));
    expect(firstView.length).toBeGreaterThan(0);
    expect(firstView.length).toBeLessThanOrEqual(2);
    expect(firstView.every((response) => response.url().includes(`-${colorScheme}@`))).toBe(true);
    expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(45 * KILOBYTE);
    await context.close();
  }
});
