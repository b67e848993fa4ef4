import { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import {
  createAccountService,
  type AccountService,
} from '../../../scripts/fake-account-service/service';
import { listen } from '../../../scripts/site-server/listen';
import { createStaticFiles } from '../../../scripts/site-server/static-files';
import { framePage, tourPage } from './harness-pages';

export interface EngineSite {
  /** Origin, no final slash. */
  readonly url: string;
  readonly account: AccountService;
  /** Keeps scripts that are asked for from now on; the function that comes back lets them go. */
  holdScripts(): () => void;
  /** Answers scripts that are asked for from now on with status 503. */
  refuseScripts(): void;
  /** Settles when the tour of all pages has been through. */
  readonly toured: Promise<void>;
  close(): Promise<void>;
}

/** The export on a server that can hold scripts back and put a page into a frame. */
export async function startEngineSite(): Promise<EngineSite> {
  let held: Promise<void> = Promise.resolve();
  let refused = false;
  let reportTour = () => {};
  const toured = new Promise<void>((resolve) => {
    reportTour = resolve;
  });
  const files = createStaticFiles(path.resolve('out'), '');
  const server = await listen(async (request, response) => {
    if (account.handle(request, response)) return;
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname === '/without-scripts') return respond(response, framePage(url.searchParams));
    if (url.pathname === '/tour') return respond(response, tourPage());
    if (url.pathname === '/toured') {
      reportTour();
      return respond(response, '');
    }
    if (url.pathname.endsWith('.js')) {
      await held;
      if (refused) return void response.writeHead(503).end();
    }
    if (isFramed(request)) allowFrames(response);
    files(request, response);
  }, {});
  const account = createAccountService({ siteUrl: '' });

  const holdScripts = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const refuseScripts = () => {
    refused = true;
  };
  return { url: server.origin, account, holdScripts, refuseScripts, toured, close: server.close };
}

function respond(response: ServerResponse, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}

const isFramed = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'iframe' ||
  /\/(without-scripts|tour)\b/.test(headers.referer ?? '');

/** Drops the header that forbids what the tests need. */
function allowFrames(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name === 'Content-Security-Policy' ? response : setHeader(name, value);
}
