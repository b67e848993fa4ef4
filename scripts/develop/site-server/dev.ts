import { utimesSync, watchFile } from 'node:fs';
import path from 'node:path';
import serveStatic from 'serve-static';
import { createAccountService } from '../fake-account-service';
import { accountNotice, readFlags } from './command';
import { freePort, HOST, listen } from './listen';
import { makePictures } from '@/lib/screenshots/make-pictures';
import { publishedPicture } from '@/lib/screenshots/published';
import { readSite } from '@/lib/site/read';
import { SITE_FILE } from '@/lib/site/schema';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram } from '@/scripts/shared/run-program';

/** Next restarts when its configuration changes. The configuration and all pages depend on the facts. */
function restartNext(): void {
  try {
    readSite('.');
    utimesSync('next.config.ts', new Date(), new Date());
  } catch (error) {
    console.error((error as Error).message);
  }
}

/** Runs Next's development server, and a server for the pictures and the fake account service. */
async function develop(): Promise<number> {
  const { port: wanted } = readFlags();
  const site = readSite('.');
  const { basePath, accounts } = site;
  await makePictures(site, console.log);
  const port = await freePort({ host: HOST, port: wanted });
  const siteUrl = `http://${HOST}:${port}${basePath}`;
  const { handle } = createAccountService({ siteUrl, log: console.log });
  const files = serveStatic('.', { dotfiles: 'allow' });
  const stand = await listen(
    (request, response) => {
      if (handle(request, response)) return;
      const url = encodeURI(`/${publishedPicture(path.basename(request.url ?? ''))}`);
      files(Object.assign(request, { url }), response, () => response.writeHead(404).end());
    },
    { host: HOST },
  );
  const fake = `Подставной сервис учётных записей — ${stand.origin}, его письма видны здесь.`;
  console.log(accountNotice(accounts?.service ?? '', fake));
  const env = {
    ...process.env,
    ACCOUNT_STAND_IN: stand.origin,
    DEV_PICTURES: stand.origin,
    // next.config.ts sets this variable, too, but Next's command line does not use that value.
    NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? '1',
    NODE_ENV: 'development',
  } as const;
  watchFile(SITE_FILE, { persistent: false, interval: 500 }, restartNext);
  const next = require.resolve('next/dist/bin/next');
  const args = [next, 'dev', '--hostname', HOST, '--port', String(port)];
  const code = await runProgram(process.execPath, args, { env });
  await stand.close();
  return code;
}

/** `npm run dev`. */
runCommand(() => onlyOne('dev', develop));
