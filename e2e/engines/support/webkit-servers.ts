import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/site-server/listen';

/** Wider and higher than any window of the tests. */
const SCREEN = '2000x1400x24';
const START_LIMIT_MS = 20_000;

/** A screen in memory. Xvfb itself chooses a free number and tells it. */
export async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb was started without a pipe.');
  const [number] = await once(told, 'data', { signal: AbortSignal.timeout(START_LIMIT_MS) });
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

/** WebKitWebDriver on a screen of its own. */
export async function startServers(): Promise<{ url: string; stop: () => void }> {
  const screen = await startScreen();
  const port = await freePort({});
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/status`, driver);
  const stop = () => {
    driver.kill();
    screen.stop();
  };
  return { url, stop };
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${server.spawnfile} does not answer at ${url}.`);
}
