import { createAccountService } from '../../scripts/develop/fake-account-service';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { exportFolder } from './exported';
import { type IslandName } from '@/components/island/island';

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/**
 * The export on a server of its own, with the fake account service on the same origin.
 *
 * @param policy replaces the header that forbids frames; the rest of the policy is in the pages
 * @param tour a page at `/tour`, which the export does not have
 */
export async function startTestSite(policy?: string, tour?: string) {
  const files = createStaticFiles(exportFolder, '');
  const account = createAccountService({ siteUrl: '' });
  let held: Promise<void> | undefined;
  let refuses = false;
  const refused: string[] = [];
  const { origin, close } = await listen(async (request, response) => {
    if (account.handle(request, response)) return;
    if (request.url?.endsWith('.js')) {
      await held;
      if (refuses) {
        refused.push(request.url);
        return void response.writeHead(503).end();
      }
    }
    if (tour && request.url === '/tour') {
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(tour);
    }
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, (name === 'Content-Security-Policy' && policy) || value);
    files(request, response);
  }, {});
  return {
    /** No final slash. */
    url: origin,
    account,
    /** Holds requests for scripts from now on. @returns a function that releases them */
    delayScripts(): () => void {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    /** Answers requests for scripts with status 503 from now on. @returns a function that ends this */
    refuseScripts(): () => void {
      refuses = true;
      return () => void (refuses = false);
    },
    /** How many requests for the island's code have been refused. Polyfills are not counted. */
    refusals: (name: IslandName) =>
      refused.filter((url) => url.endsWith('/shared.js') || url.endsWith(`/${name}.js`)).length,
    close,
  };
}
