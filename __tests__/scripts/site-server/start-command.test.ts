import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';
import { scripts } from '@/package.json';

const tsx = require.resolve('tsx');
const script = path.resolve('scripts/site-server/start.ts');
const start = [process.execPath, '--import', tsx, script] as const;

let stop = async () => {};
// Before the folder goes, or the command would leave its copy of the export behind.
afterEach(() => stop());
const { at, lay } = temporaryFolder();
beforeEach(() => {
  lay('out/index.html', '<h1>Home</h1>');
  const command = scripts.start
    .replace('scripts/site-server/start.ts', script)
    .replace('./scripts/cli/install-missing.mjs', tsx);
  lay('package.json', JSON.stringify({ scripts: { start: command } }));
});

/** Runs a command in a folder that has nothing but an export in `out`, until the site can be seen. */
async function run([program, ...args]: readonly [string, ...string[]], basePath = '') {
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
    NEXT_PUBLIC_BASE_PATH: basePath,
    PORT: '',
  };
  const limit = { timeout: 15_000, killSignal: 'SIGKILL' } as const;
  const child = spawn(program, args, { cwd: at(), env, ...limit });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  }
  // «close» comes when nobody holds the output any more, grandchildren included.
  const closed = once(child, 'close');
  stop = async () => {
    child.kill();
    await closed;
  };
  while (!output.includes('Ctrl+C')) {
    await Promise.race([once(child.stdout, 'data'), closed]);
    if (child.exitCode !== null) throw new Error(`It ended too early: ${output}`);
  }
  const [, url = ''] = /Сайт открыт: (\S+)/.exec(output) ?? [];
  return { child, closed, url };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start serves a copy of the export, which no build takes away, until %s, then exits with 0',
  async (signal) => {
    const { child, closed, url } = await run([...start, '--no-build', '--port=0'], '/repo/');
    expect(url).toMatch(/^http:\/\/localhost:\d+\/repo\/$/);
    rmSync(at('out'), { recursive: true });
    expect((await fetch(url)).status).toBe(200);

    child.kill(signal);
    expect(await closed).toEqual([0, null]);
  },
);

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to npm alone ends everything that npm start has started',
  async (signal) => {
    const { child, closed, url } = await run(['npm', 'start', '--', '--no-build', '--port=0']);

    child.kill(signal);
    await closed;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
);
