import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fullFacts } from '../../../support/site';
import { temporaryFolder } from '../../../support/temporary-folder';
import { SITE_FILE } from '@/lib/site/schema';

const { at, lay, layContent } = temporaryFolder();

it('npm start serves the site until Ctrl+C, at the port of a flag that npm has taken for its own', async () => {
  lay('out/index.html', '<h1>Home</h1>');
  layContent();
  lay(SITE_FILE, JSON.stringify({ ...fullFacts, url: 'https://a.example/repo' }));
  const server = path.resolve('scripts/develop/site-server/start.ts');
  const args = ['--import', require.resolve('tsx'), server, '--no-build'];
  const env = { ...process.env, npm_config_port: '0', SITE_URL: '' };
  const tsconfig = { TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
  const child = spawn(process.execPath, args, { cwd: at(), env: { ...env, ...tsconfig } });
  const closed = once(child, 'close');
  let output = '';
  try {
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      if (output.includes('Ctrl+C')) break;
    }
    const [, url = output] = /Сайт открыт: (\S+)/.exec(output) ?? [];
    expect(url).toMatch(/^http:\/\/localhost:(?!3000)\d+\/repo\/$/);
    expect((await fetch(url)).status).toBe(200);

    child.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
