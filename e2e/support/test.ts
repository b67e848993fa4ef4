import { devices, test as base, expect, type BrowserContext } from 'playwright/test';
import { helpOldChromium } from '../engines/old-chromium';
import { startTestSite, type TestSite } from './site';

const VIOLATION = 'violation of ';
const ofPolicies = /content security policy|permissions policy|unrecognized feature/i;

/** Collects what any page of a browser violates, by its own report and by what the console says. */
async function watchPolicies(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, documentURI } = event;
      const places = [violatedDirective, blockedURI, sourceFile, documentURI].join(' ');
      reportError(new Error(prefix + places));
    });
  }, VIOLATION);
  context.on('weberror', (error) => {
    if (error.error().message.startsWith(VIOLATION)) violations.push(error.error().message);
  });
  context.on('console', (message) => {
    if (ofPolicies.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Nothing that a test does may violate a page's policies; `violations` tells what has. */
export const watched = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchPolicies(context);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** Forbids scripts and nothing else (Content Security Policy Level 3, `sandbox`). */
const SANDBOX =
  'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation allow-downloads';

/**
 * Each test has the exported site on a server of its own, with the fake
 * account service behind it, so that no test sees another's emails or modes.
 */
export const test = watched.extend<{ site: TestSite }>({
  site: async ({ javaScriptEnabled, channel }, use) => {
    // What is driven through e2e/engines does not know the option.
    const isSandboxed = !javaScriptEnabled && channel === 'moz-firefox';
    const site = await startTestSite(isSandboxed ? SANDBOX : undefined);
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, browser, browserName }, use) => {
    if (browserName === 'chromium') await helpOldChromium(page, parseInt(browser.version(), 10));
    await use(page);
  },
  // Only Chromium can be set to be a phone; the others are known by their user-agent string.
  isMobile: async ({ isMobile, browserName, userAgent }, use) =>
    use(isMobile || (browserName === 'chromium' && / Mobile /.test(userAgent ?? ''))),
});

const { userAgent } = devices['Pixel 7'];

/**
 * For `test.use` in tests of every engine: what the site takes for a phone, as wide as a small one.
 * A finger, which only Chromium has here, is for e2e/phone.
 */
export const phone = { viewport: { width: 360, height: 740 }, userAgent };

export { expect };
