import { devices, test as base, expect } from 'playwright/test';
import { createAccountService } from '../../scripts/develop/fake-account-service';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { exportFolder } from './exported';

/**
 * A test that fails if a page violates its Content Security Policy or its Permissions Policy. `complaints` are the errors
 * and warnings of all its pages so far.
 */
export const testWithPolicyCheck = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      // Some browsers report a violation only to the page, so the page reports it again as an error.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sourceFile, documentURI } = event;
          const places = [violatedDirective, blockedURI, sourceFile, documentURI];
          reportError(new Error(`Content Security Policy: ${places.join(' ')}`));
        });
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await use(complaints);
      const ofPolicies = /content security policy|permissions policy|unrecognized feature/i;
      expect(complaints.filter((text) => ofPolicies.test(text))).toEqual([]);
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
export const test = testWithPolicyCheck.extend<{ site: TestSite }>({
  site: async ({}, use) => {
    const site = await startTestSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  // `phone` cannot set `isMobile`, because only Chromium supports it.
  isMobile: async ({ isMobile, browserName, userAgent }, use) =>
    use(isMobile || (browserName === 'chromium' && / Mobile /.test(userAgent ?? ''))),
});

const { userAgent } = devices['Pixel 7'];

/** Options for `test.use` that simulate a small phone. They omit touch, which only Chromium supports. */
export const phone = { viewport: { width: 360, height: 740 }, userAgent };

export { expect };
