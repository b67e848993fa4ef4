import path from 'node:path';
import { test as base } from '@playwright/test';
import { startSite } from '../../scripts/site-server/start-site';

type Site = Awaited<ReturnType<typeof startExport>>;

const startExport = () => startSite({ directory: path.resolve('out'), account: {} });

/**
 * Each test has the exported site on a server of its own, with the fake
 * account service behind it, so that no test sees another's emails or modes.
 */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startExport();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
