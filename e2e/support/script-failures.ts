import { type Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/**/*.js';

/** No script arrives: a firewall, a blocker, a connection that broke off. */
export const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

/**
 * Scripts wait until they are released.
 *
 * @returns lets them, and all later ones, through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Every second script is answered with status 500, by the order of the first requests.
 *
 * @param first whether the failures begin with the first script or with the second
 */
export async function failHalfOfScripts(page: Page, first: boolean): Promise<void> {
  const seen: string[] = [];
  await page.route(SCRIPTS, (route) => {
    const url = route.request().url();
    if (!seen.includes(url)) seen.push(url);
    const fails = (seen.indexOf(url) % 2 === 0) === first;
    return fails ? route.fulfill({ status: 500, body: 'broken' }) : route.continue();
  });
}

/** Every way in which scripts can be missing while the browser runs scripts as such. */
export const scriptFailures: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['blocked', blockScripts],
  ['delayed', holdScripts],
  ['failing from the first on', (page) => failHalfOfScripts(page, true)],
  ['failing from the second on', (page) => failHalfOfScripts(page, false)],
];
