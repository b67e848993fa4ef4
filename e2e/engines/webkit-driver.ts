import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/develop/site-server/listen';

/** Timeout of a command in milliseconds, shorter than that of `expect`. WebKit answers within it or not at all. */
const ANSWER_LIMIT_MS = 6_000;

export type Driver = Awaited<ReturnType<typeof startDriver>>;

/** Starts WebKitGTK's MiniBrowser with one window, controlled by WebDriver (W3C). @param proxy `host:port` */
export async function startDriver(proxy: string) {
  const port = await freePort({});
  const env = {
    ...process.env,
    TZ: 'Europe/Moscow',
    // Without a graphics card, OpenGL compositing would take half of the tests' time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  let url = `http://127.0.0.1:${port}`;

  /** Sends a command, such as `url`. @throws Error if the driver reports an error or does not answer in time */
  async function send<T>(method: 'POST' | 'DELETE', command: string, body?: object): Promise<T> {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    // `fetch` would use three times as much processor time.
    const step = request(`${url}/${command}`, { method, signal }).end(JSON.stringify(body));
    const [answer] = (await once(step, 'response')) as [IncomingMessage];
    const { value } = (await json(answer)) as { value: T & { error?: string; message?: string } };
    if (answer.statusCode !== 200) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) await delay(50);
  const alwaysMatch = {
    // With `eager`, WebKitGTK 2.50 never starts a session.
    pageLoadStrategy: 'none',
    proxy: { proxyType: 'manual', httpProxy: proxy },
    // Scripts have no timeout, because WebKit would measure it by the page's clock, which tests advance.
    timeouts: { script: null },
  };
  const settings = { capabilities: { alwaysMatch } };
  const { sessionId } = await send<{ sessionId: string }>('POST', 'session', settings);
  url += `/session/${sessionId}`;
  return {
    send,
    close: async () => {
      await send('DELETE', '').catch(() => undefined);
      server.kill('SIGKILL');
    },
  };
}
