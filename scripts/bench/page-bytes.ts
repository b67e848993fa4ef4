import { type Browser, type Page } from 'playwright';
import { newPhone } from './phone';
import { type BenchServer, type Sent } from './serve';

type Kind = 'html' | 'styles' | 'scripts' | 'pictures' | 'rest';

/** Compressed bytes of answers' bodies by kind, and the number of requests. */
export type Traffic = Readonly<Record<Kind | 'requests', number>>;

/** What a page loads until it stands still, and what it adds once a visitor turns to an island. */
export interface PageBytes {
  readonly before: Traffic;
  readonly after: Traffic;
}

const kindOf = (type: string): Kind => {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'styles';
  if (type.startsWith('text/javascript')) return 'scripts';
  return type.startsWith('image/') ? 'pictures' : 'rest';
};

function sumUp(sent: readonly Sent[]): Traffic {
  const traffic = { html: 0, styles: 0, scripts: 0, pictures: 0, rest: 0, requests: sent.length };
  for (const { type, bytes } of sent) traffic[kindOf(type)] += bytes;
  return traffic;
}

/** Turns to every island of the page, as a pointer over it would. */
async function turnToIslands(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
  }
  await page.locator('[data-island]:not([data-ready])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Loads a page on a phone and counts what the server sends. */
export async function pageBytes(
  browser: Browser,
  server: BenchServer,
  route: string,
): Promise<PageBytes> {
  const page = await newPhone(browser);
  server.takeSent();
  await page.goto(server.url + route, { waitUntil: 'networkidle' });
  const before = sumUp(server.takeSent());
  await turnToIslands(page);
  const after = sumUp(server.takeSent());
  await page.context().close();
  return { before, after };
}
