import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';

/** The servers use only the loopback interface, so that nobody else can see unfinished pages. */
export const HOST = 'localhost';

interface ListenOptions {
  /** 0 to 65535; 0 means any free port. */
  readonly port?: number;
  /** Name or IPv4 address of the interface; loopback by default. */
  readonly host?: string;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'занят другой программой',
  EACCES: 'открыт только администратору',
};

/** Starts a server. @throws Error in Russian when the port is in use or forbidden */
export async function listen(
  listener: RequestListener,
  { port = 0, host = '127.0.0.1' }: ListenOptions = {},
) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      const sentence = `Порт ${port} ${reason}: задайте другой, добавьте к команде -- --port=4000.`;
      reject(reason ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });

  const { port: boundPort } = server.address() as AddressInfo;
  return {
    /** Origin of the server, without a trailing slash. */
    origin: `http://${host}:${boundPort}`,
    /** Stops the server and closes all connections, even unanswered ones; may be called twice. */
    close: () =>
      new Promise<void>((resolve) => {
        // The callback ignores its only possible error: on a second call, the server is no longer running.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the given port; for 0, returns any free port. @throws Error when the port is in use or forbidden */
export async function freePort(options?: ListenOptions): Promise<number> {
  const { origin, close } = await listen(() => {}, options);
  await close();
  return Number(new URL(origin).port);
}
