import { type Page } from 'playwright/test';

/** Without a screen, Chromiums before this one take every machine for one without a mouse. */
const KNOWS_MOUSE = 120;

/** Playwright asks for this of every element (MDN, `checkVisibility`). */
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
 * Gives an old Chromium what the tests need and the site does not: a mouse, and an answer to what
 * Playwright asks in a world of its own, which it names so.
 *
 * @param version the first number
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
