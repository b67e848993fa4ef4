const stopSignals = ['SIGINT', 'SIGTERM'] as const;

const PARENT_CHECK_MS = 500;
const parent = process.ppid;

/**
 * Calls the listener on every request to stop, in place of Node's own abrupt exit.
 *
 * npm runs a script in a shell, and that shell dies of a SIGTERM to npm without passing it on; so
 * under npm the loss of the parent counts as SIGTERM, or the port would stay taken.
 *
 * @returns a function that gives Node's behaviour back
 */
export function onStopSignal(listener: (signal: NodeJS.Signals) => void): () => void {
  for (const signal of stopSignals) process.on(signal, listener);
  const parentCheck = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return;
    clearInterval(parentCheck);
    listener('SIGTERM');
  }, PARENT_CHECK_MS).unref();

  return () => {
    for (const signal of stopSignals) process.off(signal, listener);
    clearInterval(parentCheck);
  };
}

/** Waits for Ctrl+C or a termination request; a second one then ends the process at once. */
export function untilStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const release = onStopSignal(() => {
      release();
      resolve();
    });
  });
}
