import { chromium } from 'playwright';
import { launchOptions } from './launch-options';

const LAUNCH_LIMIT_MS = 60_000;

/**
 * Starts the browser, opens an empty page and closes it: a file that exists may still lack system
 * libraries.
 *
 * @returns the reason why it failed, or undefined when it works
 */
export async function tryLaunch(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({
      ...launchOptions(executablePath),
      timeout: LAUNCH_LIMIT_MS,
    });
    try {
      const page = await browser.newPage();
      await page.goto('about:blank');
    } finally {
      await browser.close();
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? readableReason(error.message) : String(error);
  }
}

// What the browser itself said, for example about a missing library, stands between a screenful of
// its arguments and a log of the same arguments.
function readableReason(message: string): string {
  const [beforeLog = ''] = message.split('\nCall log:');
  const lines = beforeLog.split('\n').filter((line) => !/^\s*(<launching>|$)/.test(line));
  return lines.join('\n');
}
