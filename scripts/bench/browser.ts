import { chromium, type Browser } from 'playwright';
import { findHeadlessShell, launchOptions } from '../test-tools/chromium';
import { serve } from './server';

/** The port by which Lighthouse, which runs as a process of its own, connects to the browser. */
export const DEBUGGING_PORT = 9300 + (process.pid % 500);

/** Serves an export and starts a headless browser. @param measure gets the origin, without a final slash */
export async function withSite<Result>(
  directory: string,
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const origin = await serve(directory);
  const { executablePath, args } = launchOptions(findHeadlessShell());
  const flags = [`--remote-debugging-port=${DEBUGGING_PORT}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath, args: [...args, ...flags] });
  try {
    return await measure(browser, origin);
  } finally {
    await browser.close();
  }
}
