import { createAccountService } from '../../scripts/develop/fake-account-service';
import { listen } from '../../scripts/develop/site-server/listen';
import { createStaticFiles } from '../../scripts/develop/site-server/static-files';
import { exportFolder } from './exported';

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** Serves the export and the fake account service on one origin. */
export async function startTestSite() {
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
