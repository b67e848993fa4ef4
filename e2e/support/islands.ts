import { expect, type Page } from 'playwright/test';
import { type TestSite } from './test';
import { type IslandName } from '@/components/islands/island';

export const island = (page: Page, name: IslandName) => page.locator(`[data-island=${name}]`);

/** Opens a page while the server delays all scripts. @returns a function that lets them load */
export async function openWithDelayedScripts(page: Page, site: TestSite, path: string) {
  const release = site.delayScripts();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Sends an event that counts as an intent. A real hover would also pause the carousel. */
export const showIntent = (page: Page, name: IslandName) =>
  island(page, name).dispatchEvent('pointerover');

export const expectReady = (page: Page, name: IslandName) =>
  expect(island(page, name)).toHaveAttribute('data-state', 'ready');

export async function hydrate(page: Page, name: IslandName) {
  await showIntent(page, name);
  await expectReady(page, name);
}
