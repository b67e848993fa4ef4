import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startSite } from '../../scripts/site-server/start-site';
import { watchPolicies } from './policy';

type Site = Awaited<ReturnType<typeof startExport>>;

const startExport = () => startSite({ directory: path.resolve('out'), account: {} });

/** Nothing that a test does may violate a page's policies; `violations` tells what has. */
export const watched = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchPolicies(context);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Each test has the exported site on a server of its own, with the fake
 * account service behind it, so that no test sees another's emails or modes.
 */
export const test = watched.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await startExport();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect };
