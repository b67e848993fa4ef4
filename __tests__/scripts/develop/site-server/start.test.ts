import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fullFacts } from '../../../support/site';
import { temporaryFolder } from '../../../support/temporary-folder';
import { SITE_FILE } from '@/lib/site/schema';
import { scripts } from '@/package.json';

const { at, lay } = temporaryFolder();

const signals = ['SIGINT', 'SIGTERM'] as const;

it.each(signals)('npm start serves the export and stops on %s', async (signal) => {
  const server = 'scripts/develop/site-server/start.ts';
  const command = scripts.start
    .replace(server, path.resolve(server))
    .replace('./scripts/shared/install-missing.mjs', require.resolve('tsx'));
  lay('package.json', JSON.stringify({ scripts: { start: command } }));
  lay('out/index.html', '<h1>Home</h1>');
  lay(SITE_FILE, JSON.stringify({ ...fullFacts, url: 'https://a.example/repo' }));
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
    PORT: '',
    SITE_URL: '',
  };
  const child = spawn('npm', ['start', '--', '--no-build', '--port=0'], {
    cwd: at(),
    env,
    detached: true,
  });
  // A terminal sends its signals to all programs of the command.
  const stop = (name: NodeJS.Signals) => process.kill(-child.pid!, name);
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
    expect((await fetch(url)).status).toBe(200);

    stop(signal);
    await closed;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  } finally {
    if (child.exitCode === null && child.signalCode === null) stop('SIGKILL');
    await closed;
  }
});
