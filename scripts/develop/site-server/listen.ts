import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';

/** The servers use only the loopback interface, so that nobody else can see unfinished pages. */
export const HOST = 'localhost';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'занят другой программой',
  EACCES: 'открыт только администратору',
};

/** Starts a server; port 0 means any free port. @throws Error in Russian when the port is in use or forbidden */
export async function listen(listener: RequestListener, { port = 0, host = '127.0.0.1' } = {}) {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? ''];
    const sentence = `Порт ${port} ${reason}: задайте другой, добавьте к команде -- --port=4000.`;
    throw reason ? new Error(sentence, { cause: error }) : error;
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${bound}`,
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
