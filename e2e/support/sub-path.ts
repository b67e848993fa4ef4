import path from 'node:path';
import { test as base } from '@playwright/test';
import { startAccount } from '../../scripts/fake-account-service/start-account';
import { startSite } from '../../scripts/site-server/start-site';
import { subPathBuild } from '../../scripts/sub-path-build';

interface SubPathSite {
  readonly url: string;
  readonly account: Awaited<ReturnType<typeof startAccount>>['account'];
}

/** The build of scripts/sub-path-build.ts with its account service on another origin. */
export const test = base.extend<{ site: SubPathSite }>({
  site: async ({}, use) => {
    const { directory, basePath, accountPort } = subPathBuild;
    const site = await startSite({ directory: path.resolve(directory), basePath });
    const service = await startAccount({ port: accountPort, siteUrl: site.url });
    await use({ url: site.url, account: service.account });
    await service.close();
    await site.close();
  },
});

export { expect } from '@playwright/test';
