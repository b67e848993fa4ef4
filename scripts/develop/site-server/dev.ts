import { type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import serveStatic from 'serve-static';
import { accountNotice, createAccountService } from '../fake-account-service';
import { readFlags } from './flags';
import { freePort, HOST, listen } from './listen';
import { isLeftBehind } from '@/lib/owner-files/folder';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { publishedPicture } from '@/lib/screenshots/published';
import { readSite } from '@/lib/site/parse';
import { escapeXml } from '@/lib/text/escape-xml';
import { filesBelow, PUBLIC_FOLDER } from '@/scripts/shared/folders';
import { onlyOne } from '@/scripts/shared/only-one';
import { runCommand } from '@/scripts/shared/run-command';
import { runProgram, runQuietly, untilStopSignal } from '@/scripts/shared/run-program';

/** Checks the owner's input in a process of its own, because a process reads words once. Returns the mistake, if any. */
async function findMistake(): Promise<string> {
  const args = ['scripts/run.mjs', 'build/index.ts', 'check'];
  const stdio: StdioOptions = ['ignore', 'inherit', 'pipe'];
  const { code, output } = await runQuietly(process.execPath, args, { stdio });
  process.stderr.write(output);
  return code === 0 ? '' : output;
}

/** Returns a text that changes with the owner's files. */
const stateOfFiles = () =>
  [CONTENT_FOLDER, PUBLIC_FOLDER]
    .flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)))
    .filter((file) => !isLeftBehind(path.basename(file)))
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

/** Yields the mistake, or an empty text, whenever the owner's files have changed and are no longer being saved. */
async function* mistakes() {
  let shown = stateOfFiles();
  let last = shown;
  while (true) {
    await setTimeout(500, undefined, { ref: false });
    const state = stateOfFiles();
    if (state === last && state !== shown) {
      shown = state;
      yield await findMistake();
    }
    last = state;
  }
}

/** Shows a mistake at every address of a port until the signal. Returns the exit code 0. */
async function showMistake(mistake: string, port: number, end: AbortSignal): Promise<number> {
  const ended = once(end, 'abort');
  // The page loads again as soon as a server answers. While Next starts, none does.
  const page = `<!doctype html><meta charset="utf-8"><title>Ошибка</title><p style="white-space:pre-line;font:1.25rem/1.5 sans-serif">${escapeXml(mistake)}</p><script>setInterval(() => fetch('').then(() => location.reload()), 2000)</script>`;
  const { close } = await listen(
    (_, response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end(page),
    { port },
  );
  await ended;
  await close();
  return 0;
}

/** Runs Next until a stop signal, anew whenever the owner's files have changed. While they are wrong, shows the mistake. */
async function keepRunning(runNext: (end: AbortSignal) => Promise<number>, port: number) {
  const stop = untilStopSignal().then(() => undefined);
  const changes = mistakes();
  let mistake = '';
  while (true) {
    const end = new AbortController();
    const shown = mistake ? showMistake(mistake, port, end.signal) : runNext(end.signal);
    const change = await Promise.race([changes.next(), stop, shown]);
    end.abort();
    const code = await shown;
    if (typeof change !== 'object') return code;
    mistake = change.value ?? '';
  }
}

/** Runs Next's development server, and a server for the pictures and the fake account service. */
async function develop(): Promise<number> {
  const { port: wanted } = readFlags('npm run dev');
  if (await findMistake()) return 1;
  const { basePath, accounts } = readSite('.');
  const port = await freePort({ port: wanted, command: 'npm run dev' });
  const siteUrl = `http://${HOST}:${port}${basePath}`;
  const { handle } = createAccountService(siteUrl, console.log);
  const files = serveStatic('.', { dotfiles: 'allow' });
  const stand = await listen((request, response) => {
    if (handle(request, response)) return;
    const url = encodeURI(`/${publishedPicture(path.basename(request.url ?? ''))}`);
    files(Object.assign(request, { url }), response, () => response.writeHead(404).end());
  });
  console.log(accountNotice(accounts?.service));
  const env = {
    ...process.env,
    DEV_STAND_IN: stand.origin,
    NODE_ENV: 'development',
    // Node.js 24 would say that tailwind.config.ts does not tell its type of module.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=MODULE_TYPELESS_PACKAGE_JSON`,
  } as const;
  const next = require.resolve('next/dist/bin/next');
  const args = [next, 'dev', '--hostname', HOST, '--port', String(port)];
  const runNext = (signal: AbortSignal) => runProgram(process.execPath, args, { env, signal });
  const code = await keepRunning(runNext, port);
  await stand.close();
  return code;
}

/** `npm run dev`. */
runCommand(() => onlyOne('dev', develop), true);
