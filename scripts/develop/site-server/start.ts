import { accountNotice, createAccountService } from '../fake-account-service';
import { readFlags } from './flags';
import { listen } from './listen';
import { createStaticFiles } from './static-files';
import { readSite } from '@/lib/site/parse';
import { EXPORT_FOLDER } from '@/scripts/shared/folders';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram, untilStopSignal } from '@/scripts/shared/run-program';

/** `npm start`: builds the site and serves it, with a stand-in for the account service. */
runCommand(async () => {
  const { port, build } = readFlags('npm start');
  const { basePath, accounts } = readSite('.');
  const account = createAccountService(basePath, console.log);
  const files = createStaticFiles(EXPORT_FOLDER, basePath);
  // The server listens before the build, so that the command fails at once if the port is in use.
  const { origin, close } = await listen(
    (request, response) => {
      if (!account.handle(request, response)) files(request, response);
    },
    { port, command: 'npm start' },
  );
  try {
    if (build) {
      const code = await runProgram(process.execPath, ['scripts/run.mjs', 'build/index.ts']);
      if (code !== 0) return code;
    }
    console.log(`\nСайт открыт: ${origin}${basePath}/`);
    console.log(accountNotice(accounts?.service));
    console.log('Остановить — Ctrl+C.\n');
    await untilStopSignal();
    return 0;
  } finally {
    await close();
  }
});
