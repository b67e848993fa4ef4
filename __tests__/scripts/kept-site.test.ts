import { readFileSync, rmSync } from 'node:fs';
import { runScript } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

const { at, lay } = temporaryFolder();
const run = (...args: string[]) => runScript('kept-site.ts', at('site'), {}, args);

it('what is kept of a site comes back as it was, and nothing that came later stays', () => {
  lay('site/out/index.html', 'before');
  lay('site/.generated/hosting/nginx.conf', 'before');
  expect(run('keep')).toMatchObject({ status: 0, stderr: '' });
  lay('site/out/index.html', 'after');
  lay('site/out/new.html', 'after');
  rmSync(at('site/.generated'), { recursive: true });

  expect(run('restore').stdout).toMatch(/^В out\/ снова сайт, сохранённый /);
  for (const name of ['out/index.html', '.generated/hosting/nginx.conf']) {
    expect(readFileSync(at(`site/${name}`), 'utf8')).toBe('before');
  }
  expect(() => readFileSync(at('site/out/new.html'))).toThrow();
});

it.each([
  ['keep', [], 'Сайт не собран'],
  ['restore', [], 'нет сохранённого сайта: сохраняет npm run keep'],
  ['restore', ['2026'], 'нет сохранённого сайта «2026»'],
])('without a site, %s %j says what to do, and nothing is lost', (action, names, sentence) => {
  lay('site/out/other.html', 'stays');

  expect(run(action, ...names).stderr).toContain(sentence);
  expect(readFileSync(at('site/out/other.html'), 'utf8')).toBe('stays');
});
