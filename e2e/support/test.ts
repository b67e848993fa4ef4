import { devices, test as base, expect, type BrowserContext } from 'playwright/test';
import { helpOldChromium } from '../engines/old-chromium';
import { startTestSite, type TestSite } from './site';

const VIOLATION = 'violation of ';
const ofPolicies = /content security policy|permissions policy|unrecognized feature/i;

/**
 * Collects violations of the Content Security Policy or the Permissions Policy in all pages of a
 * context, from the pages' events and from the console.
 */
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

/** A test that fails if a page's policy was violated; `violations` lists the violations so far. */
export const testWithPolicyCheck = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations = await watchPolicies(context);
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** A policy that forbids only scripts (Content Security Policy Level 3, `sandbox`). */
const SANDBOX =
  'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation allow-downloads';

/**
 * A test with its own server for the export and its own fake account service, so that tests do not
 * see each other's emails or modes.
 */
export const test = testWithPolicyCheck.extend<{ site: TestSite }>({
  site: async ({ javaScriptEnabled, channel }, use) => {
    // Browsers that e2e/engines drives ignore `javaScriptEnabled`, so the policy forbids scripts.
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
  // Only Chromium supports `isMobile`, and `phone` does not set it. So in Chromium a phone's user-agent
  // string turns it on.
  isMobile: async ({ isMobile, browserName, userAgent }, use) =>
    use(isMobile || (browserName === 'chromium' && / Mobile /.test(userAgent ?? ''))),
});

const { userAgent } = devices['Pixel 7'];

/**
 * Options for `test.use` that make the site take the browser for a small phone, in every engine.
 * They do not include touch, which only Chromium supports; e2e/phone tests it.
 */
export const phone = { viewport: { width: 360, height: 740 }, userAgent };

export { expect };
