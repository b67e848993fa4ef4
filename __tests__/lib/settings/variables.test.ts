import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { variableNames } from '@/lib/settings/variables';

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');

it.each(variableNames)(
  '%s is passed to the build by the GitHub Pages workflow and explained in docs/hosting.md',
  (name) => {
    // GitHub Pages itself sets this variable.
    if (name !== 'NEXT_PUBLIC_BASE_PATH') {
      expect(workflow).toMatch(
        new RegExp(`^ +${name}: \\$\\{\\{ vars\\.${name} (\\|\\||==|\\}\\})`, 'm'),
      );
    }
    expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`| \`${name}\` `);
  },
);

it('the GitHub Pages workflow leaves out variables without a value instead of passing them to the build as empty', () => {
  const [, script = ''] = /- run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  const printed = script.replace(/npm run .*/, 'env');
  const env = { ...process.env, HSTS: '', NEXT_PUBLIC_SITE_NAME: 'Слово и «дело»' };
  const { stdout } = spawnSync('bash', ['-e', '-c', printed], { env, encoding: 'utf8' });

  expect(stdout).toContain('NEXT_PUBLIC_SITE_NAME=Слово и «дело»\n');
  expect(stdout).not.toMatch(/^HSTS=/m);
});
