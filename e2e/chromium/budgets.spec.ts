import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { exportFolder } from '../support/exported';
import { hydrate } from '../support/islands';
import { requestedPaths } from '../support/page-log';
import { expect, test } from '../support/test';

for (const [name, address, limit] of [
  ['share', '/help/', 66_000],
  ['carousel', '/details/android/', 78_000],
  ['deletion', '/deleteUserData/', 94_600],
] as const) {
  test(`the compressed code of the ${name} island has at most ${limit} bytes`, async ({ page }) => {
    await page.goto(address);
    await hydrate(page, name);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    for (const file of new Set(await requestedPaths(page, 'script'))) {
      bytes += brotliCompressSync(await readFile(path.join(exportFolder, file))).length;
    }
    expect(bytes).toBeLessThanOrEqual(limit);
    // A smaller number would mean that React's code was not counted.
    expect(bytes).toBeGreaterThan(50_000);
  });
}
