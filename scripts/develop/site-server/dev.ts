import { statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import serveStatic from 'serve-static';
import { accountNotice, createAccountService } from '../fake-account-service';
import { readFlags } from './flags';
import { freePort, HOST, listen } from './listen';
import { isLeftBehind } from '@/lib/owner-files/folder';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { publishedPicture } from '@/lib/screenshots/published';
import { readSite } from '@/lib/site/parse';
import { filesBelow, PUBLIC_FOLDER } from '@/scripts/shared/folders';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram, untilStopSignal } from '@/scripts/shared/run-program';

/** How often the owner's files are looked at, in milliseconds. */
const INTERVAL_MS = 500;

/** Checks the owner's input in a process of its own, because a process reads words once. Returns the exit code. */
function checkInput(): Promise<number> {
  const script = path.resolve(__dirname, '../../build/index.ts');
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  return runProgram(process.execPath, ['--import', tsx, script, 'check']);
}

/** Returns a text that changes with the owner's files. */
const stateOfFiles = () =>
  [CONTENT_FOLDER, PUBLIC_FOLDER]
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
    .filter((file) => !isLeftBehind(path.basename(file)))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

/** Yields whenever the owner's files have changed and are right. */
async function* rightChanges() {
  let shown = stateOfFiles();
  let last = shown;
  while (true) {
    await setTimeout(INTERVAL_MS, undefined, { ref: false });
    const state = stateOfFiles();
    const isBeingSaved = state !== last;
    last = state;
    if (isBeingSaved || state === shown) continue;
    shown = state;
    if ((await checkInput()) === 0) yield;
  }
}

/**
 * Runs Next until a stop signal, and lets it restart whenever the owner's files have changed and are right. If a mistake
 * is saved while it restarts, Next ends. Then this function starts it again after the next such change.
 */
async function keepRunning(runNext: () => Promise<number>): Promise<number> {
  let isStopped = false;
  const stop = untilStopSignal().then(() => {
    isStopped = true;
  });
  let isEdited = false;
  const changes = rightChanges();
  let change = changes.next();
  let next = runNext();
  while (true) {
    const code = await Promise.race([next, change.then(() => undefined)]);
    if (code === undefined) {
      // Next restarts if its configuration's file changes.
      utimesSync('next.config.ts', new Date(), new Date());
      isEdited = true;
    } else {
      if (isEdited) await Promise.race([stop, change]);
      if (isStopped || !isEdited) return code;
      next = runNext();
    }
    change = changes.next();
  }
}

/** Runs Next's development server, and a server for the pictures and the fake account service. */
async function develop(): Promise<number> {
  const { port: wanted } = readFlags();
  if ((await checkInput()) !== 0) return 1;
  const { basePath, accounts } = readSite('.');
  const port = await freePort({ host: HOST, port: wanted });
  const siteUrl = `http://${HOST}:${port}${basePath}`;
  const { handle } = createAccountService(siteUrl, console.log);
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
    DEV_STAND_IN: stand.origin,
    // next.config.ts sets this variable, too, but Next's command line does not use that value.
    NEXT_TELEMETRY_DISABLED: process.env.NEXT_TELEMETRY_DISABLED ?? '1',
    NODE_ENV: 'development',
  } as const;
  const next = require.resolve('next/dist/bin/next');
  const args = [next, 'dev', '--hostname', HOST, '--port', String(port)];
  const code = await keepRunning(() => runProgram(process.execPath, args, { env }));
  await stand.close();
  return code;
}

/** `npm run dev`. */
runCommand(() => onlyOne('dev', develop), true);
