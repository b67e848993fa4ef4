import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { variableNames } from '@/lib/settings/variables';

const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');

it.each(variableNames)('%s reaches the build for GitHub Pages and is explained', (name) => {
  // GitHub Pages itself decides on this one.
  if (name !== 'NEXT_PUBLIC_BASE_PATH') {
    expect(workflow).toMatch(
      new RegExp(`^ +${name}: \\$\\{\\{ vars\\.${name} (\\|\\||==|\\}\\})`, 'm'),
    );
  }
  expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`| \`${name}\` `);
});

it('a variable that is not set does not reach the build as an empty text', () => {
  const [, script = ''] = /- run: \|\n((?: {10}.*\n)+)/.exec(workflow) ?? [];
  const printed = script.replace(/npm run .*/, 'env');
  const env = { ...process.env, HSTS: '', NEXT_PUBLIC_SITE_NAME: 'Слово и «дело»' };
  const { stdout } = spawnSync('bash', ['-e', '-c', printed], { env, encoding: 'utf8' });

  expect(stdout).toContain('NEXT_PUBLIC_SITE_NAME=Слово и «дело»\n');
  expect(stdout).not.toMatch(/^HSTS=/m);
});
