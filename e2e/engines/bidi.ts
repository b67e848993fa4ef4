import { type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

/** Starts a WebSocket server for Playwright and prints its address to stderr, as Firefox does. */
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
