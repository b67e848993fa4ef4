/**
 * Runs a command. The number that it returns becomes the exit code. If it throws an error, only the message
 * is printed, and the exit code is 1.
 */
export function runCommand(body: () => Promise<number>): void {
  body()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    })
    .then((code) => {
      process.exitCode = code;
    });
}
