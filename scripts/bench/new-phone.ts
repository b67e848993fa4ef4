import { type Browser, type BrowserContext } from 'playwright';

/** A cheap phone's window, with nothing in its cache: 360 × 740, two device pixels to one. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
