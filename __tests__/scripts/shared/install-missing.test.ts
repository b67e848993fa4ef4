import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';

const script = path.resolve('scripts/shared/install-missing.mjs');

const { at, lay } = temporaryFolder();
beforeEach(() => {
  const present = { name: 'present', version: '1.0.0' };
  lay('node_modules/present/package.json', JSON.stringify(present));
  const needed = { dependencies: { present: '1.0.0' }, devDependencies: { 'not-there': '2.3.4' } };
  lay('package.json', JSON.stringify(needed));
  lay('.npmrc', readFileSync('.npmrc'));
});

/** Runs the script without a network. @param own further environment variables */
function run(own: Record<string, string> = {}, cwd = at()) {
  const offline = { npm_config_offline: 'true', npm_config_cache: at('cache') };
  // NODE_ENV=production makes npm ignore missing devDependencies unless .npmrc includes them.
  const env = { ...process.env, ...offline, NODE_ENV: 'production', ...own } as const;
  return spawnSync(process.execPath, [script], { cwd, encoding: 'utf8', env });
}

it('if missing packages cannot be downloaded, a message says why, and installed packages are kept', () => {
  lay('node_modules/.package-lock.json', '{}');
  const { status, stdout, stderr } = run();

  expect(stdout).toContain('Устанавливаю пакеты: not-there');
  expect(stderr).toMatch(/^Пакеты не установлены \(ENOTCACHED\): нет связи с сетью; [^\n]*\n$/);
  expect(status).toBe(1);
  expect(existsSync(at('node_modules/present'))).toBe(true);
});

it.each([
  ['npm did not finish', 'node_modules/other.json'],
  ['the command was killed', 'node_modules.installing'],
])('if an installation was interrupted because %s, the packages are installed anew', (_, file) => {
  if (file.endsWith('.installing')) lay('node_modules/.package-lock.json', '{}');
  lay(file, '');

  expect(run().stdout).toMatch(/^Прошлая установка пакетов не закончилась/);
  expect(existsSync(at('node_modules/present'))).toBe(false);
});

it('a project folder with «#» in its path is refused in one sentence', () => {
  lay('c#/package.json', '{}');
  renameSync(at('.npmrc'), at('c#/.npmrc'));

  expect(run({}, at('c#')).stderr).toMatch(/^\S+c#: в пути к проекту есть знак #, [^\n]*\.\n$/);
});
