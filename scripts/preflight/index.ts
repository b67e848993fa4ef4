import { downloadDoubts, pageProblems } from './exported-pages';
import { contrastProblems } from '@/lib/brand/contrast-problems';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { deletionUrl } from '@/lib/browser/deletion/request-deletion';
import { factDoubts } from '@/lib/launch/fact-doubts';
import { textDoubts } from '@/lib/launch/text-doubts';
import { readText } from '@/lib/owner-files/read-text';
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
  // These modules import words, which the build has checked.
  const { factProblems } = await import('@/lib/launch/fact-problems');
  const { pictureDoubts } = await import('@/lib/launch/picture-doubts');
  const site = readSite('.');
  const problems = [
    ...factProblems(site),
    ...contrastProblems(readTokens(readText(TOKENS_FILE))),
    ...pageProblems(site.homeUrl),
  ];
  const doubts = [
    ...factDoubts(site),
    ...textDoubts(textPages()),
    ...downloadDoubts(),
    ...(await pictureDoubts(site)),
  ];
  const count = doubts[0] ? ` Проверьте: ${doubts.length}.` : '';
  console.log(`\n${howToTry(site)}\n`);
  console.log(problems[0] ? 'До запуска:' : `К запуску всё готово.${count}`);
  for (const problem of problems) console.log(`  — ${problem}`);
  for (const doubt of doubts) console.log(`Проверьте: ${doubt}`);
  return problems[0] ? 1 : 0;
});
