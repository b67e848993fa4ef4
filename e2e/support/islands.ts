import { expect, type Locator, type Page } from 'playwright/test';
import { type TestSite } from './site';
import { type IslandName } from '@/components/island/island';

export const island = (page: Page, name: IslandName): Locator =>
  page.locator(`[data-island=${name}]`);

/** Opens a page whose scripts are held. @returns a function that releases them */
export async function openWithDelayedScripts(page: Page, site: TestSite, path: string): Promise<() => void> {
  const release = site.delayScripts();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** An island's button by its index in reading order, from 0. */
export const islandButton = (page: Page, name: IslandName, place: number): Locator =>
  island(page, name).getByRole('button').nth(place);

/** Shows the intent to use an island by an event of a pointer, without the effects of a real hover. */
export const showIntent = (page: Page, name: IslandName) =>
  island(page, name).dispatchEvent('pointerover');

export const expectReady = (page: Page, name: IslandName) =>
  expect(island(page, name)).toHaveAttribute('data-ready');

/** Shows the intent to use an island and waits until it is ready. */
export async function hydrate(page: Page, name: IslandName): Promise<void> {
  await showIntent(page, name);
  await expectReady(page, name);
}
