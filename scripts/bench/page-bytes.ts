import { type Browser } from 'playwright';
import { newPhone } from './browser';
import { type BenchServer, type Sent } from './serve';

const kinds = {
  html: /^text\/html/,
  styles: /^text\/css/,
  scripts: /^text\/javascript/,
  pictures: /^image\//,
};

/** Compressed bytes of answers' bodies by kind, and the number of requests. */
function sumUp(sent: readonly Sent[]) {
  const bytesOf = (kind: RegExp) =>
    sent.filter(({ type }) => kind.test(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  const { html, styles, scripts, pictures } = kinds;
  return {
    html: bytesOf(html),
    styles: bytesOf(styles),
    scripts: bytesOf(scripts),
    pictures: bytesOf(pictures),
    requests: sent.length,
  };
}

/**
 * Loads a page on a phone and counts what the server sends.
 *
 * @returns what the page loads by itself, and what it adds when all its islands are hydrated
 */
export async function pageBytes(browser: Browser, server: BenchServer, route: string) {
  const { context, page } = await newPhone(browser);
  server.takeSent();
  await page.goto(server.url + route, { waitUntil: 'networkidle' });
  const before = sumUp(server.takeSent());
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
  }
  await page.locator('[data-island]:not([data-ready])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const after = sumUp(server.takeSent());
  await context.close();
  return { before, after };
}
