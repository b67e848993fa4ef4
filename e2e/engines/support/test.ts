import { test as base } from '@playwright/test';
import { bundleQueries } from './bundle-queries';
import { type EngineBrowser } from './driver';
import { launchEngine, type EngineName } from './launch-engine';
import { startEngineSite, type EngineSite } from './site';
import { Tab } from './tab';

export interface EngineOptions {
  /** Which engine a project's tests run in. */
  engine: EngineName;
}

interface TestFixtures {
  site: EngineSite;
  /** A tab of 1280 × 800 pixels. */
  tab: Tab;
  /** A tab as wide as a phone, on a site that will take it for one. */
  phone: Tab;
}

interface WorkerFixtures extends EngineOptions {
  queries: string;
  engineBrowser: EngineBrowser;
}

/** Tests of `e2e/engines/`: each has the exported site on a server of its own and one tab. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  queries: [async ({}, use) => use(await bundleQueries()), { scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await launchEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: async ({}, use) => {
    const site = await startEngineSite();
    await use(site);
    await site.close();
  },
  tab: async ({ site, queries, engineBrowser }, use, testInfo) => {
    const tab = new Tab(await engineBrowser.newTab(), site.url, queries);
    await tab.resize(1280, 800);
    await use(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('tab', { body: await tab.screenshot(), contentType: 'image/png' });
    }
    await tab.close();
  },
  phone: async ({ tab }, use) => {
    await tab.resize(360, 740);
    await use(tab);
  },
});

export { expect } from '@playwright/test';
