import { type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** A command of WebDriver BiDi (W3C), as Playwright sends it. */
export interface BidiCommand {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The line with which Firefox reports its address; Playwright waits for it on standard error. */
export const ENDPOINT = /WebDriver BiDi listening on (ws:\/\/.*)$/;

/** Listens for Playwright and reports the address as Firefox does. */
export function listenForPlaywright(
  connected: (playwright: WebSocket, request: IncomingMessage) => void,
): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', connected);
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
}
