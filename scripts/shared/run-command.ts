import { loadEnvConfig } from '@next/env';

const HELD =
  'файл держит другая программа (антивирус, OneDrive, программа FTP), или файл либо папка закрыты для записи; закройте программу или откройте доступ';

const MIXED = 'на месте файла стоит папка или на месте папки — файл; переименуйте';

/** By the codes of Windows and Linux. */
const reasons: Readonly<Record<string, string>> = {
  ...{ EBUSY: HELD, EPERM: HELD, EACCES: HELD, EROFS: HELD },
  ...{ EISDIR: MIXED, ENOTDIR: MIXED },
  // Only `onlyOne` creates a file that must not exist.
  EEXIST:
    'в этой папке уже работает такая же команда; дождитесь её конца, а если её нет, удалите этот файл',
  ENOENT: 'файла нет; верните его',
  ENOSPC: 'на диске кончилось место; освободите его',
};

/** Returns a Russian sentence for a file that cannot be used, otherwise the error's message. */
function messageOf({ code = '', path, message }: NodeJS.ErrnoException): string {
  const reason = reasons[code];
  return reason ? `${path ?? 'lib/content, public'}: ${reason} и повторите команду.` : message;
}

/** Runs a command with the `.env` files that Next reads. The result is the exit code; of an error, 1 and its message. */
export function runCommand(body: () => Promise<number>, isDevelopment = false): void {
  loadEnvConfig('.', isDevelopment);
  // Otherwise Next sends telemetry and prints a notice about it.
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  body()
    .catch((error: Error) => {
      console.error(messageOf(error));
      return 1;
    })
    .then((code) => void (process.exitCode = code));
}
