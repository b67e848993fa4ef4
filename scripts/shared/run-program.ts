import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** The signals of Ctrl+C, of `kill`, and of a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program and passes the stop signals on. Returns its exit code, or 1 if a signal ended it, and what it has printed.
 * @throws Error in Russian if the system ended it
 */
export async function runQuietly(command: string, args: string[], options: SpawnOptions = {}) {
  const { signal: end, ...others } = options;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...others });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let isStopped = false;
  const pass = (signal: NodeJS.Signals) => {
    isStopped = true;
    child.kill(signal);
  };
  // With Node's own option the wait below would end before the program.
  end?.addEventListener('abort', () => pass('SIGTERM'));
  for (const signal of stopSignals) process.on(signal, pass);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (!signal || isStopped) return { code: code ?? 1, output, isStopped };
    throw new Error(
      `Система остановила работу (${signal}): скорее всего, не хватило памяти; закройте другие программы и повторите команду.`,
    );
  } finally {
    for (const signal of stopSignals) process.off(signal, pass);
  }
}

/** As `runQuietly`, but the program prints to the terminal. Returns its exit code. */
export const runProgram = async (command: string, args: string[], options: SpawnOptions = {}) =>
  (await runQuietly(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })).code;

/** Waits for a stop signal. A second one of the same kind ends the process at once. */
export const untilStopSignal = (): Promise<unknown> =>
  Promise.race(stopSignals.map((signal) => once(process, signal)));
