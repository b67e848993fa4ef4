import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Where `npm start` and `npm run dev` listen: nobody else may see unfinished pages. */
export const HOST = 'localhost';

interface ListenOptions {
  /** 0 to 65535; 0 takes any free port. */
  readonly port?: number;
  /** Name or IPv4 address of the interface; by default loopback. */
  readonly host?: string;
  /** The flag with another port, for the sentence about one in use. */
  readonly portSetting?: string;
}

export interface RunningServer {
  /** `http://host:port`, no final slash. */
  readonly origin: string;
  /** Ends every connection, kept-alive and unanswered ones too; may be called twice. */
  close(): Promise<void>;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'занят другой программой',
  EACCES: 'открыт только администратору',
};

/** @throws Error with a Russian sentence when the port cannot be had */
export async function listen(
  listener: RequestListener,
  { port = 0, host = '127.0.0.1', portSetting = '--port=4000' }: ListenOptions = {},
): Promise<RunningServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      const sentence = `Порт ${port} ${reason}: задайте другой, добавьте к команде -- ${portSetting}.`;
      reject(reason ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });

  const { port: boundPort } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${boundPort}`,
    close: () =>
      new Promise((resolve) => {
        // The only error is «not running», which is what a second call asks for.
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The port, or a free one for 0, for a program to start. @throws Error with a sentence when taken */
export async function freePort(options?: ListenOptions): Promise<number> {
  const { origin, close } = await listen(() => {}, options);
  await close();
  return Number(new URL(origin).port);
}
