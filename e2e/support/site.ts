import { createAccountService } from '../../scripts/develop/fake-account-service';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { exportFolder } from './exported';
import { type IslandName } from '@/components/islands/island';

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/**
 * Starts a server for the export, with the fake account service on the same origin.
 *
 * @param policy replaces the header `Content-Security-Policy`; the policy inside the pages stays
 * @param tour HTML of an extra page at `/tour`
 */
export async function startTestSite(policy?: string, tour?: string) {
  const files = createStaticFiles(exportFolder, '');
  const account = createAccountService({ siteUrl: '' });
  let delay: Promise<void> | undefined;
  let refuses = false;
  const refused: string[] = [];
  const { origin, close } = await listen(async (request, response) => {
    if (account.handle(request, response)) return;
    if (request.url?.endsWith('.js')) {
      await delay;
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
    /** The site's address, without a final slash. */
    url: origin,
    account,
    /** Delays the answers to all requests for scripts. @returns a function that sends the answers */
    delayScripts(): () => void {
      let release = () => {};
      delay = new Promise((resolve) => (release = resolve));
      return release;
    },
    /** Answers all requests for scripts with status 503. @returns a function that lets them load again */
    refuseScripts(): () => void {
      refuses = true;
      return () => void (refuses = false);
    },
    /** Number of refused requests for an island's code. */
    refusals: (name: IslandName) =>
      refused.filter((url) => url.endsWith('/shared.js') || url.endsWith(`/${name}.js`)).length,
    close,
  };
}
