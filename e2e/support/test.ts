import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startSite } from '../../scripts/site-server/start-site';

type Site = Awaited<ReturnType<typeof startExport>>;

const startExport = (outbox: string) =>
  startSite({ directory: path.resolve('out'), account: { outbox } });

/**
 * Each test has the exported site on a server of its own, with the stand-in
 * account service behind it, so that no test sees another's letters or modes.
 */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    const site = await startExport(outbox);
    await use(site);
    await site.close();
    await rm(outbox, { recursive: true });
  },
  baseURL: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';
