import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/site-server/listen';

const START_LIMIT_MS = 20_000;
/** Once in some hundred steps the driver stops answering for good; no step takes as long. */
const ANSWER_LIMIT_MS = 60_000;

/** A session of WebKitGTK's MiniBrowser by WebDriver (W3C), with one window. */
export interface Driver {
  readonly version: string;
  /** @param command path below the session, such as `url` */
  send<T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<T>;
  close(): Promise<void>;
}

/**
 * @param display of the X server
 * @param proxy `host:port` that every request goes through
 */
export async function startDriver(display: string, proxy: string): Promise<Driver> {
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

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        // With `eager`, WebKitGTK 2.50 never starts a session.
        pageLoadStrategy: 'none',
        proxy: { proxyType: 'manual', httpProxy: proxy },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { script: ANSWER_LIMIT_MS });
  return {
    version: capabilities.browserVersion,
    send: (method, command, body) => send(method, `${session}/${command}`, body),
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      server.kill();
      await once(server, 'exit');
    },
  };
}
