import { devices, test as base, expect } from 'playwright/test';
import { createAccountService } from '../../scripts/develop/fake-account-service';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { exportFolder } from './exported';

const ofPolicies = /content security policy|permissions policy|unrecognized feature/i;

/**
 * A test that fails if a page violates its Content Security Policy or its Permissions Policy.
 * `violations` lists the violations in all pages so far.
 */
export const testWithPolicyCheck = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      // Some browsers report a violation only to the page, so the page reports it again as an error.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile, documentURI } = event;
          const places = [violatedDirective, blockedURI, sourceFile, documentURI];
          reportError(new Error(`Content Security Policy: ${places.join(' ')}`));
        });
      });
      const note = (text: string) => ofPolicies.test(text) && violations.push(text);
      context.on('weberror', (error) => note(error.error().message));
      context.on('console', (message) => note(message.text()));
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** Serves the export and the fake account service on one origin. */
async function startTestSite() {
  const files = createStaticFiles(exportFolder, '');
  const account = createAccountService('');
  let delay: Promise<void> | undefined;
  let refuses = false;
  const { origin, close } = await listen(async (request, response) => {
    if (account.handle(request, response)) return;
    if (request.url?.endsWith('.js')) {
      await delay;
      if (refuses) return void response.writeHead(503).end();
    }
    files(request, response);
  }, {});
  return {
    /** The site's address, without a final slash. */
    url: origin,
    account,
    /** Delays the answers to all requests for scripts. @returns a function that sends the answers */
    delayScripts(): () => void {
      let release = () => {};
      delay = new Promise((resolve) => (release = resolve));
      return release;
    },
    /** Answers all requests for scripts with status 503. */
    refuseScripts: () => void (refuses = true),
    close,
  };
}

/** A test with its own server for the export and its own fake account service. */
export const test = testWithPolicyCheck.extend<{ site: TestSite; complaints: string[] }>({
  site: async ({}, use) => {
    const site = await startTestSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await use(complaints);
    },
    { auto: true },
  ],
  // `phone` cannot set `isMobile`, because only Chromium supports it.
  isMobile: async ({ isMobile, browserName, userAgent }, use) =>
    use(isMobile || (browserName === 'chromium' && / Mobile /.test(userAgent ?? ''))),
});

const { userAgent } = devices['Pixel 7'];

/** Options for `test.use` that simulate a small phone. They omit touch, which only Chromium supports. */
export const phone = { viewport: { width: 360, height: 740 }, userAgent };

export { expect };
