import { existsSync } from 'node:fs';
import path from 'node:path';
import { listen } from '../../scripts/cli/listen';
import {
  createAccountService,
  type AccountService,
} from '../../scripts/fake-account-service/service';
import { createStaticFiles } from '../../scripts/site-server/static-files';
import { exampleExport } from './builds';

/** The export on a server of its own, with the fake account service on the same origin. */
export interface TestSite {
  /** Origin, no final slash. */
  readonly url: string;
  readonly account: AccountService;
  /** Keeps scripts that are asked for from now on waiting; the function that comes back lets them go. */
  holdScripts(): () => void;
  /** Answers scripts that are asked for from now on with status 503, until the function that comes back is called. */
  refuseScripts(): () => void;
  close(): Promise<void>;
}

/**
 * @param policy takes the place of the header that forbids frames; the rest stands in the pages
 * @param tour a page at `/tour`, which the export does not have
 */
export async function startTestSite(policy?: string, tour?: string): Promise<TestSite> {
  if (!existsSync(exampleExport)) throw new Error('Run npm run build:example first.');
  const files = createStaticFiles(path.resolve(exampleExport), '');
  const account = createAccountService({ siteUrl: '' });
  let held: Promise<unknown> | undefined;
  let refused = false;
  const { origin, close } = await listen(async (request, response) => {
    if (account.handle(request, response)) return;
    if (request.url?.endsWith('.js')) {
      await held;
      if (refused) return void response.writeHead(503).end();
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
    url: origin,
    account,
    holdScripts: () => {
      let release = () => {};
      held = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
    refuseScripts: () => {
      refused = true;
      return () => void (refused = false);
    },
    close,
  };
}
