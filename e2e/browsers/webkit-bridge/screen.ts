import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Wider and higher than any window of the tests. */
const SCREEN = '2000x1400x24';
const START_LIMIT_MS = 20_000;

/** A screen in memory. Xvfb itself chooses a free number and tells it. */
export async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const answer = screen.stdio[3];
  if (!answer) throw new Error('Xvfb was started without a pipe.');
  const [number] = await once(answer, 'data', { signal: AbortSignal.timeout(START_LIMIT_MS) });
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}
