/** Codes of Windows and Linux for a file that another program holds. */
const HELD = ['EBUSY', 'EPERM', 'EACCES'];

/** Returns the message for an error: a Russian sentence for a file that cannot be written, otherwise the error's. */
function messageOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  return HELD.includes(code) && path
    ? `${path}: файл держит другая программа (антивирус, OneDrive, программа FTP); закройте её и повторите команду.`
    : error.message;
}

/** Runs a command, whose result is the exit code. Of an error, only the message is printed; its exit code is 1. */
export function runCommand(body: () => Promise<number>): void {
  body()
    .catch((error: unknown) => {
      console.error(messageOf(error));
      return 1;
    })
    .then((code) => {
      process.exitCode = code;
    });
}
