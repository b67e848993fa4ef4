import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { env, lay, layContent } from '../../../support/temporary-folder';
import { listen } from '@/scripts/develop/site-server/listen';

const server = path.resolve('scripts/develop/site-server/start.ts');

it('npm start serves the site of .env.local until Ctrl+C, at the port of a flag that npm has taken for its own', async () => {
  lay('out/index.html', '<h1>Home</h1>');
  layContent();
  lay('.env.local', 'SITE_URL=https://a.example/repo');
  const args = ['--import', require.resolve('tsx'), server, '--no-build'];
  const site = { npm_config_port: '0', NODE_ENV: 'production' } as const;
  const child = spawn(process.execPath, args, { env: { ...env, ...site } });
  const ended = once(child, 'exit');
  try {
    const { value } = await child.stdout.iterator({ destroyOnReturn: false }).next();
    const [, url = ''] = /Сайт открыт: (\S+)/.exec(String(value)) ?? [];
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:(?!3000)\d+\/repo\/$/);
    expect((await fetch(url)).status).toBe(200);

    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

it('if the port is taken, a sentence gives the whole command that was meant, with another port', async () => {
  const taken = await listen(() => {});
  const port = Number(new URL(taken.origin).port);
  const command = 'npm run dev';
  await expect(listen(() => {}, { port, command })).rejects.toThrow(
    `Порт ${port} занят другой программой: задайте другой, ${command} -- --port=${port + 1}.`,
  );
  await taken.close();
});
