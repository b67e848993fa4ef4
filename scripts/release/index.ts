import input from '@inquirer/input';
import { runCommand } from '../cli/run-command';
import { onStopSignal } from '../cli/run-program';
import { type Ask } from './checks';
import { release } from './release';

const stop = new AbortController();

/** Asks in the terminal. */
const ask: Ask = async (message, check, fallback = '') => {
  if (!process.stdin.isTTY) {
    throw new Error(
      `Вопрос «${message}» задать некому, ввод не из терминала: скажите всё ключами и добавьте --yes, как в lib/content/README.md.`,
    );
  }
  const validate = (answer: string) => check(answer.trim()) ?? true;
  return (await input({ message, default: fallback, validate }, { signal: stop.signal })).trim();
};

/** Errors of @inquirer after Ctrl+C, the end of the input or a signal, and of Node after a signal. */
const abortErrors = ['ExitPromptError', 'AbortPromptError', 'AbortError'];

/** `npm run release`: adds a release, by questions or by flags. */
runCommand(async () => {
  const abort = () => stop.abort();
  const withdraw = onStopSignal(abort);
  // The terminal was closed.
  process.once('SIGHUP', abort);
  try {
    const isWritten = await release({
      root: process.cwd(),
      args: process.argv.slice(2),
      ask,
      log: console.log,
      // The local day, in the form of the product file.
      today: new Intl.DateTimeFormat('sv-SE').format(new Date()),
      signal: stop.signal,
    });
    console.log(
      isWritten
        ? 'Готово. Посмотрите сайт (npm start), проверьте его (npm test) и сохраните изменения в репозитории.'
        : 'Ничего не изменено.',
    );
    return isWritten ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Error) || !abortErrors.includes(error.name)) throw error;
    throw new Error('Прервано. Ничего не изменено.', { cause: error });
  } finally {
    withdraw();
    process.off('SIGHUP', abort);
  }
});
