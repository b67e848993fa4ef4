import { type Page, type Route } from '@playwright/test';

const SCRIPTS = '**/islands/**/*.js';

/** No script arrives: a firewall, a blocker, a connection that broke off. */
export const blockScripts = (page: Page) => page.route(SCRIPTS, (route) => route.abort());

/** Scripts that a redeployment has replaced. */
export const removeScripts = (page: Page) =>
  page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' }));

/** Scripts of which something else arrives than was sent. */
export const spoilScripts = (page: Page, spoil: (body: Buffer) => Buffer) =>
  page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: spoil(await response.body()) });
  });

/** Lets scripts through again. */
export const restoreScripts = (page: Page) => page.unroute(SCRIPTS);

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
  await page.route(SCRIPTS, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}
