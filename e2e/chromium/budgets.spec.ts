import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { exportFolder } from '../support/exported';
import { hydrate } from '../support/islands';
import { requestedPaths } from '../support/page-log';
import { expect, test } from '../support/test';

/** Bytes by brotli of a file of the export. */
const compressed = async (file: string) =>
  brotliCompressSync(await readFile(path.join(exportFolder, file))).length;

for (const [name, address, limit] of [
  ['share', '/help/', 66_000],
  ['carousel', '/details/android/', 78_000],
  ['deletion', '/deleteUserData/', 94_600],
] as const) {
  test(`the island «${name}» takes at most ${limit} bytes of code`, async ({ page }) => {
    await page.goto(address);
    await hydrate(page, name);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    for (const file of new Set(await requestedPaths(page, 'script')))
      bytes += await compressed(file);
    expect(bytes).toBeLessThanOrEqual(limit);
    // Includes React.
    expect(bytes).toBeGreaterThan(50_000);
  });
}
