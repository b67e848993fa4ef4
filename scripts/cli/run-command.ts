/**
 * Runs the body of a command: its result becomes the exit code, and an error is told in one
 * sentence with exit code 1.
 */
export function runCommand(body: () => Promise<number>): void {
  body().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
