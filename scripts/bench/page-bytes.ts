import { type Browser } from 'playwright';
import { newPhone } from './browser';
import { bytesOf, type BenchServer } from './serve';

/** Loads a page on a phone. @returns what it loads by itself, and what its islands add */
export async function pageBytes(browser: Browser, server: BenchServer, route: string) {
  const { context, page } = await newPhone(browser);
  server.takeSent();
  await page.goto(server.url + route, { waitUntil: 'networkidle' });
  const sent = server.takeSent();
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover');
  }
  await page.locator('[data-island]:not([data-ready])').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const added = server.takeSent();
  await context.close();
  return {
    html: bytesOf(sent, /^text\/html/),
    styles: bytesOf(sent, /^text\/css/),
    scripts: bytesOf(sent, /^text\/javascript/),
    pictures: bytesOf(sent, /^image/),
    requests: sent.length,
    addedScripts: bytesOf(added, /^text\/javascript/),
    addedRequests: added.length,
  };
}
