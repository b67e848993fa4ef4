import { type Page } from 'playwright/test';

/** The first Chromium that reports a mouse in headless mode. */
const KNOWS_MOUSE = 120;

/** The first Chromium with `checkVisibility` (MDN), which Playwright calls on every element. */
const KNOWS_VISIBILITY = 105;

function addMouse(): void {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia(query.replace('(hover: hover)', 'all'));
}

function addVisibility(): void {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0;
  };
}

/**
 * Adds to an old Chromium what the tests need and the site does not: a mouse and `checkVisibility`.
 * `checkVisibility` is added to the page and to the isolated world in which Playwright calls it.
 *
 * @param version major version of the browser
 */
export async function helpOldChromium(page: Page, version: number): Promise<void> {
  if (version < KNOWS_MOUSE) await page.addInitScript(addMouse);
  if (version >= KNOWS_VISIBILITY) return;
  const session = await page.context().newCDPSession(page);
  const { _guid } = page as unknown as { _guid: string };
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${addVisibility.toString()})()`,
    worldName: `__playwright_utility_world_${_guid}`,
  });
  await page.addInitScript(addVisibility);
}
