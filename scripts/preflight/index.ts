import { readFileSync } from 'node:fs';
import { contrastProblems } from './contrast-problems';
import { pageProblems } from './page-problems';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { deletionUrl } from '@/lib/browser/deletion/request-deletion';
import { textPages } from '@/lib/pages/text-pages';
import { readSite, type Site } from '@/lib/site/parse';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram } from '@/scripts/shared/run-program';

/** Says which address the form asks and how the owner can try it. */
const howToTry = ({ accounts, homeUrl, email }: Site): string =>
  accounts
    ? `Форма удаления данных спросит ${deletionUrl(accounts.service || new URL(homeUrl).origin, email)}\nКогда сайт будет на месте, откройте этот адрес в браузере: это запрос настоящего письма на ваш же ящик ${email}. Ответить должен сервис учётных записей, а не страница 404.`
    : 'Учётных записей у приложения нет (accounts: null), формы удаления данных на сайте нет.';

/**
 * `npm run preflight`: builds the site and lists what it lacks for its launch. If it lacks anything, exits with 1. A
 * doubt is only printed: hosts build with this command, and the owner may be right.
 */
runCommand(async () => {
  const code = await runProgram(process.execPath, ['scripts/run.mjs', 'build/index.ts']);
  if (code !== 0) return code;
  // This module imports words, which the build has checked.
  const { downloadDoubts } = await import('./download-doubts');
  const { factDoubts } = await import('./fact-doubts');
  const { factProblems } = await import('./fact-problems');
  const { pictureDoubts } = await import('./picture-doubts');
  const { textDoubts } = await import('./text-doubts');
  const site = readSite('.');
  const colours = contrastProblems(readTokens(readFileSync(TOKENS_FILE, 'utf8')));
  const problems = [...factProblems(site), ...colours, ...pageProblems(site.homeUrl)];
  const doubts = [
    ...factDoubts(site),
    ...textDoubts(textPages()),
    ...downloadDoubts(),
    ...(await pictureDoubts(site)),
  ];
  const count = doubts.length > 0 ? ` Проверьте: ${doubts.length}.` : '';
  const verdict = problems[0] ? ['До запуска:'] : [`К запуску всё готово.${count}`];
  const lines = [
    ...problems.map((problem) => `  — ${problem}`),
    ...doubts.map((doubt) => `Проверьте: ${doubt}`),
  ];
  console.log(`\n${howToTry(site)}\n\n${[...verdict, ...lines].join('\n')}`);
  return problems.length > 0 ? 1 : 0;
});
