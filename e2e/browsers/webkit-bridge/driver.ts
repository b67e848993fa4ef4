import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/cli/listen';

/** Once in some hundred steps the driver does not answer; no step takes as long, and no `expect` ends sooner. */
const ANSWER_LIMIT_MS = 6_000;

/** A session of WebKitGTK's MiniBrowser by WebDriver (W3C), with one window. */
export interface Driver {
  /** One step after another. @param command path below the session, such as `url` */
  send<T>(method: 'POST' | 'DELETE', command: string, body?: object): Promise<T>;
  /** Takes another browser, after one that has crashed or answers no more. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** @param proxy `host:port` that every request goes through */
export async function startDriver(proxy: string): Promise<Driver> {
  let session = await startSession(proxy);
  let busy: Promise<unknown> = Promise.resolve();
  return {
    send: <T>(method: string, command: string, body?: object) => {
      const answer = busy.then(() => send<T>(method, `${session.url}/${command}`, body));
      busy = answer.catch(() => undefined);
      return answer;
    },
    restart: async () => {
      await session.end();
      session = await startSession(proxy);
    },
    close: () => session.end(),
  };
}

async function startSession(proxy: string) {
  const port = await freePort({});
  const env = { ...process.env, TZ: 'Europe/Moscow' };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) await delay(50);
  // With `eager`, WebKitGTK 2.50 never starts a session.
  const alwaysMatch = {
    pageLoadStrategy: 'none',
    proxy: { proxyType: 'manual', httpProxy: proxy },
    timeouts: { script: ANSWER_LIMIT_MS },
  };
  const wanted = { capabilities: { alwaysMatch } };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, wanted);
  const url = `${origin}/session/${sessionId}`;
  return {
    url,
    end: async () => {
      await Promise.race([send('DELETE', url).catch(() => undefined), delay(3000)]);
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

/** @throws Error with what the driver says, or when it does not answer */
async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const answer = await fetch(url, { method, signal, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
