import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** The signals of Ctrl+C, of `kill`, and of a closed terminal. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a program and passes its output and the stop signals on. Returns its exit code; 1 if a signal ended it. */
export async function runProgram(command: string, args: string[], options: SpawnOptions = {}) {
  const { signal: end, ...others } = options;
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], ...others });
  // With Node's own option the wait below would end before the program.
  end?.addEventListener('abort', () => void child.kill());
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of stopSignals) process.on(signal, pass);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    for (const signal of stopSignals) process.off(signal, pass);
  }
}

/** Waits for a stop signal. A second one of the same kind ends the process at once. */
export const untilStopSignal = (): Promise<unknown> =>
  Promise.race(stopSignals.map((signal) => once(process, signal)));
