import { type AddressInfo } from 'node:net';
import { type WebSocketServer } from 'ws';

/** A command of WebDriver BiDi (W3C), as Playwright sends it. */
export interface BidiCommand {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a browser sends: an answer to a command, or an event. */
export type BidiMessage =
  | { readonly type: 'success'; readonly id: number; readonly result: object }
  | {
      readonly type: 'error';
      readonly id: number;
      readonly error: string;
      readonly message: string;
    }
  | {
      readonly type: 'event';
      readonly id?: undefined;
      readonly method: string;
      readonly params: object;
    };

/** The line by which Firefox tells where it listens; Playwright waits for it on standard error. */
export const ENDPOINT = /WebDriver BiDi listening on (ws:\/\/.*)$/;

/** Tells Playwright where the server listens, as a Firefox would. */
export function announceEndpoint(server: WebSocketServer): void {
  const { port } = server.address() as AddressInfo;
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
}
