import path from 'node:path';
import { runCommand } from '../cli/run-command';
import { runProgram } from '../cli/run-program';
import { onStopSignal } from '../cli/stop-signal';
import { openAsker } from './open-asker';
import { release } from './release';

const JEST = path.join('node_modules', 'jest', 'bin', 'jest.js');
const CONTENT_TESTS = ['__tests__/lib/content', '__tests__/lib/installer'];

/** The local day, in the form of the fact file. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

async function runContentTests(): Promise<void> {
  console.log('Проверяю…');
  const code = await runProgram(process.execPath, [JEST, ...CONTENT_TESTS, '--silent']);
  if (code !== 0) throw new Error('Проверка не прошла. Всё осталось как было.');
}

/** `npm run release`: adds a release, by questions or by flags. */
runCommand(async () => {
  const stop = new AbortController();
  const { ask, close } = openAsker(process.stdin, process.stdout);
  const withdraw = onStopSignal(() => {
    stop.abort(new Error('Прервано. Всё осталось как было.'));
    close();
  });
  try {
    const written = await release({
      root: process.cwd(),
      args: process.argv.slice(2),
      ask,
      tell: console.log,
      today: today(),
      check: runContentTests,
      signal: stop.signal,
    });
    console.log(
      written
        ? 'Готово. Посмотрите сайт (npm start), проверьте его (npm test) и сохраните изменения в репозитории.'
        : 'Ничего не изменено.',
    );
    return written ? 0 : 1;
  } finally {
    withdraw();
    close();
  }
});
