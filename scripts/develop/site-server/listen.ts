import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * The servers use only the loopback interface, so that nobody else can see unfinished pages. In a browser, `localhost` may
 * be [::1], where another program may listen, and some systems know neither.
 */
export const HOST = '127.0.0.1';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'занят другой программой',
  EACCES: 'открыт только администратору',
};

/**
 * Starts a server; port 0 means any free port.
 * @throws Error in Russian, with the command that chooses another port, when the port is in use or forbidden
 */
export async function listen(listener: RequestListener, { port = 0, command = 'npm start' } = {}) {
  const server = createServer(listener);
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? ''];
    const sentence = `Порт ${port} ${reason}: задайте другой, ${command} -- --port=${Math.max(4000, port + 1)}.`;
    throw reason ? new Error(sentence, { cause: error }) : error;
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${bound}`,
    /** Stops the server and closes all connections, even unanswered ones; may be called twice. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the given port; for 0, any free one. @throws Error as `listen` does */
export async function freePort(options?: Parameters<typeof listen>[1]): Promise<number> {
  const { origin, close } = await listen(() => {}, options);
  await close();
  return Number(new URL(origin).port);
}
