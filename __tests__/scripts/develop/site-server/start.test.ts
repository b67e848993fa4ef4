import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporary-folder';
import { scripts } from '@/package.json';

const { at, lay } = temporaryFolder();

const signals = ['SIGINT', 'SIGTERM'] as const;

it.each(signals)('npm start serves a copy of the export and stops on %s', async (signal) => {
  const server = 'scripts/develop/site-server/start.ts';
  const command = scripts.start
    .replace(server, path.resolve(server))
    .replace('./scripts/shared/install-missing.mjs', require.resolve('tsx'));
  lay('package.json', JSON.stringify({ scripts: { start: command } }));
  lay('out/index.html', '<h1>Home</h1>');
  const settings = { NEXT_PUBLIC_BASE_PATH: '/repo/', PORT: '' };
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...settings };
  const child = spawn('npm', ['start', '--', '--no-build', '--port=0'], { cwd: at(), env });
  // The event `close` fires when the child and all its descendants have closed their output.
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  }
  try {
    while (!output.includes('Ctrl+C') && child.exitCode === null) {
      await Promise.race([once(child.stdout, 'data'), closed]);
    }
    const [, url = output] = /Сайт открыт: (\S+)/.exec(output) ?? [];
    expect(url).toMatch(/^http:\/\/localhost:\d+\/repo\/$/);
    rmSync(at('out'), { recursive: true });
    expect((await fetch(url)).status).toBe(200);

    child.kill(signal);
    expect(await closed).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  } finally {
    child.kill();
    await closed;
  }
});
