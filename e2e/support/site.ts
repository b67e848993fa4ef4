import { existsSync } from 'node:fs';
import { type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  createAccountService,
  type AccountService,
} from '../../scripts/fake-account-service/service';
import { listen } from '../../scripts/site-server/listen';
import { createStaticFiles } from '../../scripts/site-server/static-files';
import { exampleExport } from './builds';

/** The export on a server of its own, with the fake account service on the same origin. */
export interface TestSite {
  /** Origin, no final slash. */
  readonly url: string;
  readonly account: AccountService;
  /** Has pages that are asked for from now on run no script, as in a browser without scripts. */
  forbidScripts(): void;
  /** Keeps scripts that are asked for from now on waiting; the function that comes back lets them go. */
  holdScripts(): () => void;
  /** Answers scripts that are asked for from now on with status 503, until the function that comes back is called. */
  refuseScripts(): () => void;
  close(): Promise<void>;
}

/** Allows a page everything but scripts. */
const SANDBOX = 'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation';

/** Adds a policy to the one that a page is sent with. */
function addPolicy(response: ServerResponse, policy: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'Content-Security-Policy' ? `${String(value)}, ${policy}` : value);
}

/** @param directory the export; that of `npm run build:example` unless told otherwise */
export async function startTestSite(directory = exampleExport): Promise<TestSite> {
  if (!existsSync(directory)) throw new Error('Run npm run build:example first.');
  const files = createStaticFiles(path.resolve(directory), '');
  const account = createAccountService({ siteUrl: '' });
  let forbidden = false;
  let held: Promise<void> = Promise.resolve();
  let refused = false;
  const { origin, close } = await listen(async (request, response) => {
    if (account.handle(request, response)) return;
    if (request.url?.endsWith('.js')) {
      await held;
      if (refused) return void response.writeHead(503).end();
    }
    if (forbidden) addPolicy(response, SANDBOX);
    files(request, response);
  }, {});
  return {
    url: origin,
    account,
    forbidScripts: () => {
      forbidden = true;
    },
    holdScripts: () => {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    refuseScripts: () => {
      refused = true;
      return () => {
        refused = false;
      };
    },
    close,
  };
}
