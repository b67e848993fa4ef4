import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fullFacts } from '../../../support/site';
import { temporaryFolder } from '../../../support/temporary-folder';
import { SITE_FILE } from '@/lib/site/schema';

const { at, lay, layContent } = temporaryFolder();
const server = path.resolve('scripts/develop/site-server/start.ts');

it.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start serves the site and stops on %s',
  async (signal) => {
    lay('out/index.html', '<h1>Home</h1>');
    // Interim: the account service's stand-in imports words of the form.
    layContent();
    lay(SITE_FILE, JSON.stringify({ ...fullFacts, url: 'https://a.example/repo' }));
    const args = ['--import', require.resolve('tsx'), server, '--no-build', '--port=0'];
    const env = { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), SITE_URL: '' };
    const child = spawn(process.execPath, args, { cwd: at(), env });
    const closed = once(child, 'close');
    let output = '';
    try {
      for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
        output += String(chunk);
        if (output.includes('Ctrl+C')) break;
      }
      const [, url = output] = /Сайт открыт: (\S+)/.exec(output) ?? [];
      expect(url).toMatch(/^http:\/\/localhost:\d+\/repo\/$/);
      expect((await fetch(url)).status).toBe(200);

      child.kill(signal);
      expect(await closed).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
    }
  },
);
