import { type Browser, type CDPSession, type Page } from 'playwright';
import { newPhone } from './new-phone';

type Kind = 'html' | 'styles' | 'scripts' | 'pictures' | 'rest';

/** Compressed bytes of answers' bodies by kind, and the number of requests. */
export type Traffic = Readonly<Record<Kind | 'requests', number>>;

/** What a page loads until it stands still, and what it adds once a visitor turns to an island. */
export interface PageBytes {
  readonly before: Traffic;
  readonly after: Traffic;
}

const kindOf: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'styles',
  Script: 'scripts',
  Image: 'pictures',
};

async function watch(session: CDPSession): Promise<() => Traffic> {
  const types = new Map<string, Kind>();
  const traffic = { html: 0, styles: 0, scripts: 0, pictures: 0, rest: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    types.set(requestId, kindOf[type ?? ''] ?? 'rest');
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = types.get(requestId);
    if (kind) traffic[kind] += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (types.has(requestId)) traffic.requests += 1;
  });
  await session.send('Network.enable');
  return () => ({ ...traffic });
}

const difference = (one: Traffic, other: Traffic): Traffic => ({
  html: one.html - other.html,
  styles: one.styles - other.styles,
  scripts: one.scripts - other.scripts,
  pictures: one.pictures - other.pictures,
  rest: one.rest - other.rest,
  requests: one.requests - other.requests,
});

/** Turns to every island of the page, as a pointer over it would. */
async function turnToIslands(page: Page): Promise<void> {
  await page.locator('[data-island]').first().dispatchEvent('pointerover');
  await page.locator('[data-island]:not([data-ready])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Loads a page on a phone and counts what comes. */
export async function pageBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const traffic = await watch(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = traffic();
  await turnToIslands(page);
  const after = difference(traffic(), before);
  await context.close();
  return { before, after };
}
