import type { IncomingMessage, ServerResponse } from 'node:http';
import { createConfirmDeletion } from './confirm-deletion';
import { createDeletionTokens } from './deletion-tokens';
import type { Endpoint } from './endpoint';
import type { LazyUrl } from './lazy-url';
import type { Sender } from './letter';
import { createLetterSender, type SentLetter } from './letter-sender';
import type { AccountMode } from './modes';
import { describeRequest, pathOf, type ReceivedRequest } from './received-request';
import { createRequestDeletion } from './request-deletion';
import { allowAnyOrigin, allowedMethods, respond } from './respond';

export interface AccountServiceOptions {
  /** Where result pages are, sub-path included. */
  siteUrl: LazyUrl;
  /** Origin that `/acc/…` answers at; it goes into the link of the letter. */
  serviceUrl: LazyUrl;
  /** Folder that letters are written to; made when missing. */
  outbox: string;
  mode?: AccountMode;
  from?: Sender;
  log?: (line: string) => void;
}

export interface AccountService {
  /** @returns false, with the response untouched, when the path is not one of the service's */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  setMode(mode: AccountMode): void;
  readonly mode: AccountMode;
  /** Everything received on the service's paths, oldest first, whatever the mode. */
  readonly requests: ReceivedRequest[];
  readonly letters: SentLetter[];
  /** Addresses whose data were deleted by a followed link. */
  readonly deletions: string[];
}

const defaultSender: Sender = { name: 'Словарь+', address: 'support@slovar.example' };

/** A stand-in for the account service: letters become files, users exist only in memory. */
export function createAccountService(options: AccountServiceOptions): AccountService {
  const { siteUrl, serviceUrl, outbox, from = defaultSender, log = () => {} } = options;
  let mode = options.mode ?? 'ok';
  const requests: ReceivedRequest[] = [];
  const letters: SentLetter[] = [];
  const deletions: string[] = [];

  const tokens = createDeletionTokens();
  const writeLetter = createLetterSender({ tokens, serviceUrl, outbox, from });
  const sendLetter = async (to: string) => {
    const letter = await writeLetter(to);
    letters.push(letter);
    log(`Letter to ${letter.to}: ${letter.file}\n  its link: ${letter.link}`);
  };
  const deleteUser = (address: string) => {
    deletions.push(address);
    log(`Data of ${address} deleted`);
  };
  const endpoints = new Map<string, Endpoint>([
    ['/acc/RequestDeleteUserByEmail', createRequestDeletion(sendLetter)],
    ['/acc/ConfirmDeletion', createConfirmDeletion({ tokens, siteUrl, deleteUser })],
  ]);

  function answer(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): void {
    if (mode === 'stall') return;
    if (mode === 'reset') return void request.socket.destroy();

    if (mode !== 'no-cors') allowAnyOrigin(response);
    if (request.method === 'OPTIONS') return respond(response, 204, { Allow: allowedMethods });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond(response, 405, { Allow: allowedMethods });
    }
    if (mode === 'redirect-loop') return respond(response, 302, { Location: request.url ?? '' });
    if (mode === 'fail') return endpoint.fail(response);

    endpoint.answer(request, response).catch((error: unknown) => {
      log(`The account service failed: ${String(error)}`);
      endpoint.fail(response);
    });
  }

  return {
    handle(request, response) {
      const endpoint = endpoints.get(pathOf(request));
      if (!endpoint) return false;
      requests.push(describeRequest(request));
      answer(endpoint, request, response);
      return true;
    },
    setMode: (next) => void (mode = next),
    get mode() {
      return mode;
    },
    requests,
    letters,
    deletions,
  };
}
