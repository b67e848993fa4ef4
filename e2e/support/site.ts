import { existsSync } from 'node:fs';
import { type ServerResponse } from 'node:http';
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

interface TestSiteOptions {
  /** The export; that of `npm run build:example` unless told otherwise. */
  readonly directory?: string;
  /** Takes the place of the header that forbids frames; the rest of the policy stands in the pages. */
  readonly policy?: string | undefined;
  /** A page at `/tour`, which the export does not have. */
  readonly tour?: string;
}

function replacePolicy(response: ServerResponse, policy: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(name, name === 'Content-Security-Policy' ? policy : value);
}

export async function startTestSite({
  directory = exampleExport,
  policy,
  tour,
}: TestSiteOptions = {}): Promise<TestSite> {
  if (!existsSync(directory)) throw new Error('Run npm run build:example first.');
  const files = createStaticFiles(path.resolve(directory), '');
  const account = createAccountService({ siteUrl: '' });
  let held: Promise<void> = Promise.resolve();
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
    if (policy) replacePolicy(response, policy);
    files(request, response);
  }, {});
  return {
    url: origin,
    account,
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
