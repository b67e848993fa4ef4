import { launch, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { type EngineBrowser, type EngineDriver, type MouseStep } from './driver';

/** Firefox by WebDriver BiDi or Chromium by its own protocol, without a window. */
export async function launchPuppeteer(options: LaunchOptions): Promise<EngineBrowser> {
  const browser = await launch({ headless: true, defaultViewport: null, ...options });
  return {
    version: await browser.version(),
    newTab: async () => driverOf(await browser.newPage()),
    close: () => browser.close(),
  };
}

async function driverOf(page: Page): Promise<EngineDriver> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Firefox tells of violations in its own console only, which no protocol reads.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`));
    });
  });

  return {
    complaints,
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    mouse: async (steps: readonly MouseStep[]) => {
      for (const step of steps) {
        if (step.type === 'move') await page.mouse.move(step.to.x, step.to.y);
        else await page.mouse[step.type]();
      }
    },
    press: async (key, shift = false) => {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key as KeyInput);
      if (shift) await page.keyboard.up('Shift');
    },
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: unknown) => {
        // Firefox 140 takes the size and does not know the orientation that is set after it.
        if (!String(error).includes('setScreenOrientationOverride')) throw error;
      }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}
