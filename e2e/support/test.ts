import { devices, test as base, expect, type BrowserContext } from 'playwright/test';
import { helpOldChromium } from '../engines/old-chromium';
import { startTestSite, type TestSite } from './site';

const VIOLATION = 'violation of ';
const ofPolicies = /content security policy|permissions policy|unrecognized feature/i;

/** Collects violations of a policy in any page of a browser, from its reports and its console. */
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

/** No test may cause a violation of a page's policy; `violations` lists them. */
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

/** Forbids scripts and nothing else (Content Security Policy Level 3, `sandbox`). */
const SANDBOX =
  'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation allow-downloads';

/**
 * Each test has the exported site on a server of its own, with the fake
 * account service behind it, so that no test sees another's emails or modes.
 */
export const test = testWithPolicyCheck.extend<{ site: TestSite }>({
  site: async ({ javaScriptEnabled, channel }, use) => {
    // Browsers that are driven through e2e/engines do not support the option.
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
  // Only Chromium can emulate a phone; in other browsers the user-agent string makes it one.
  isMobile: async ({ isMobile, browserName, userAgent }, use) =>
    use(isMobile || (browserName === 'chromium' && / Mobile /.test(userAgent ?? ''))),
});

const { userAgent } = devices['Pixel 7'];

/**
 * Options for `test.use` in every engine: a device that the site takes for a phone, as wide as a
 * small one. Touch, which only Chromium supports here, is tested in e2e/phone.
 */
export const phone = { viewport: { width: 360, height: 740 }, userAgent };

export { expect };
