import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/site-server/listen';

const START_LIMIT_MS = 20_000;
/** Once in some hundred steps the driver stops answering for good; no step takes as long. */
const ANSWER_LIMIT_MS = 30_000;
const END_LIMIT_MS = 3000;

/** A session of WebKitGTK's MiniBrowser by WebDriver (W3C), with one window. */
export interface Driver {
  readonly version: string;
  /** @param command path below the session, such as `url` */
  send<T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<T>;
  /** Takes another browser, after one that has crashed or answers no more. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

interface Session {
  readonly url: string;
  readonly version: string;
  end(): Promise<void>;
}

/**
 * @param display of the X server
 * @param proxy `host:port` that every request goes through
 */
export async function startDriver(display: string, proxy: string): Promise<Driver> {
  let session = await startSession(display, proxy);
  return {
    version: session.version,
    send: (method, command, body) => send(method, `${session.url}/${command}`, body),
    restart: async () => {
      await session.end();
      session = await startSession(display, proxy);
    },
    close: () => session.end(),
  };
}

async function startSession(display: string, proxy: string): Promise<Session> {
  const port = await freePort({});
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, TZ: 'Europe/Moscow' },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + START_LIMIT_MS;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`WebKitWebDriver does not answer at ${origin}.`);
    await delay(50);
  }
  // With `eager`, WebKitGTK 2.50 never starts a session.
  const wanted = {
    pageLoadStrategy: 'none',
    proxy: { proxyType: 'manual', httpProxy: proxy },
    timeouts: { script: ANSWER_LIMIT_MS },
  };
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', `${origin}/session`, { capabilities: { alwaysMatch: wanted } });
  const url = `${origin}/session/${sessionId}`;
  return {
    url,
    version: capabilities.browserVersion,
    end: async () => {
      await send('DELETE', url, undefined, END_LIMIT_MS).catch(() => undefined);
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

/** @throws Error with what the driver says, or when it does not answer */
async function send<T>(
  method: string,
  url: string,
  body?: object,
  limitMs = ANSWER_LIMIT_MS,
): Promise<T> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
