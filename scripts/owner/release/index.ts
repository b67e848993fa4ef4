import input from '@inquirer/input';
import { runCommand } from '../../shared/run-command';
import { type Ask } from './checks';
import { release } from './release';

const ask: Ask = async (message, check, fallback = '') => {
  if (!process.stdin.isTTY) {
    throw new Error(
      `Вопрос «${message}» задать некому, ввод не из терминала: скажите всё ключами и добавьте --yes, как в lib/content/README.md.`,
    );
  }
  const validate = (answer: string) => check?.(answer.trim()) ?? true;
  try {
    return (await input({ message, default: fallback, validate })).trim();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ExitPromptError') throw error;
    // The owner has pressed Ctrl+C.
    throw new Error('Прервано. Ничего не изменено.', { cause: error });
  }
};

/** `npm run release`: adds a release. It asks for every value that no flag gives. */
runCommand(async () => {
  // The product file uses the Swedish date format, such as 2026-11-21.
  const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
  const isWritten = await release(process.argv.slice(2), today, ask);
  console.log(
    isWritten
      ? 'Готово. Посмотрите сайт (npm start), проверьте его (npm run preflight) и сохраните изменения в репозитории.'
      : 'Ничего не изменено.',
  );
  return isWritten ? 0 : 1;
});
