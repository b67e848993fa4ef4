import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { devices, type Page, type Response } from '@playwright/test';
import { exampleExport } from '../support/builds';
import { hydrate } from '../support/islands';
import { expect, test } from '../support/test';

const KILOBYTE = 1024;

/** Bytes by brotli of the scripts that a page has asked for, by their name without its hash. */
async function scriptBytes(page: Page): Promise<Map<string, number>> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.js$/.test(name) ? name : [])),
  );
  const files = [...new Set(urls.map((url) => new URL(url).pathname))];
  const bytes = new Map<string, number>();
  for (const file of files) {
    const name = path.basename(file).replace(/-\w{8}\.js$/, '');
    const size = brotliCompressSync(await readFile(path.join(exampleExport, file))).length;
    bytes.set(name, (bytes.get(name) ?? 0) + size);
  }
  return bytes;
}

for (const [name, address, limit] of [
  ['share', '/help/', 66_000],
  ['carousel', '/details/android/', 78_000],
  ['deletion', '/deleteUserData/', 84_000],
] as const) {
  test(`the island «${name}» takes at most ${limit} bytes of code`, async ({ page }) => {
    await page.goto(address);
    await hydrate(page, name);
    await page.waitForLoadState('networkidle');
    const bytes = await scriptBytes(page);
    const dialogs = bytes.get('notice-dialog') ?? 0;
    const sum = [...bytes.values()].reduce((all, one) => all + one, 0) - dialogs;
    expect(sum).toBeLessThanOrEqual(limit);
    // React is in it.
    expect(sum).toBeGreaterThan(50_000);
    expect(dialogs).toBeLessThanOrEqual(15_000);
    expect(dialogs > 0).toBe(name === 'deletion');
  });
}

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
