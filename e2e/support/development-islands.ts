import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from './test';
import { bundleIslands } from '@/scripts/build/export/bundle-islands';
import { ISLANDS_FOLDER } from '@/scripts/shared/folders';

/**
 * A test whose islands run with React's development build. Only this build reports differences between the page's
 * markup and what React renders.
 */
export const test = base.extend<object, { developmentIslands: string }>({
  developmentIslands: [
    async ({}, use) => {
      const directory = await mkdtemp(path.join(tmpdir(), 'islands-'));
      const { folder } = await bundleIslands(directory, '', true);
      await use(path.join(directory, folder));
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  page: async ({ page, developmentIslands }, use) => {
    await page.route(`**/${ISLANDS_FOLDER}/**/*.js`, (route) => {
      const file = path.basename(route.request().url());
      return route.fulfill({ path: path.join(developmentIslands, file) });
    });
    await use(page);
  },
});
