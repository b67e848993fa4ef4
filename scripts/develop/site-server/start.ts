import { constants, existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccountService } from '../fake-account-service';
import { accountNotice, readFlags } from './command';
import { HOST, listen } from './listen';
import { createStaticFiles } from './static-files';
import { readSite } from '@/lib/site/read';
import { EXPORT_FOLDER } from '@/scripts/shared/folders';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram, untilStopSignal } from '@/scripts/shared/run-program';

/** `npm start`: builds the site and serves it, with a stand-in for the account service. */
runCommand(async () => {
  const { port, account: mode, build } = readFlags();
  const { basePath, accounts } = readSite('.');

  // The server serves a copy, so that a later build does not remove files that open pages still need.
  const directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  let stop = async () => {};
  try {
    // The server listens before the build, so that the command fails at once if the port is in use.
    const account = createAccountService({ mode, log: console.log, siteUrl: basePath });
    const files = createStaticFiles(directory, basePath);
    const { origin, close } = await listen(
      (request, response) => {
        if (!account.handle(request, response)) files(request, response);
      },
      { host: HOST, port },
    );
    stop = close;

    if (build) {
      const code = await runProgram('npm run build', [], { shell: true });
      if (code !== 0) return code;
    }
    if (!existsSync(path.join(EXPORT_FOLDER, 'index.html'))) {
      throw new Error(`Сайт не собран, папки ${EXPORT_FOLDER}/ нет: выполните npm run build.`);
    }
    await cp(EXPORT_FOLDER, directory, { recursive: true, mode: constants.COPYFILE_FICLONE });

    const fake = `Письма подставного сервиса учётных записей (--account=${mode}) видны здесь.`;
    console.log(
      `\nСайт открыт: ${origin}${basePath}/\n${accountNotice(accounts?.service ?? '', fake)}`,
    );
    console.log('Остановить — Ctrl+C.\n');
    await untilStopSignal();
    return 0;
  } finally {
    await stop();
    await rm(directory, { recursive: true });
  }
});
