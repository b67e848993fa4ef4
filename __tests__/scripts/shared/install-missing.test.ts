import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

it('if lib/content has a syntax error, install-missing.mjs fails with a one-line message', () => {
  lay('lib/content/slides.ts', "export const slides = [{ img: 'a' alt: 'b' }];");
  const own = { PACKAGES: 'shared', TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
  const options = { cwd: at(), encoding: 'utf8', env: { ...process.env, ...own } } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--import', script, '-p', '1'], options);

  expect(stderr).toMatch(/^lib\/content\/slides\.ts, строка 1: [^\n]*\n$/);
  expect(status).toBe(1);
});

it('if missing packages cannot be downloaded, a message names them, and the installed packages are kept', () => {
  const offline = { npm_config_offline: 'true', npm_config_cache: at('cache') };
  // NODE_ENV=production makes npm ignore missing devDependencies unless .npmrc includes them.
  const env = { ...process.env, ...offline, NODE_ENV: 'production', PACKAGES: '' } as const;
  const options = { cwd: at(), encoding: 'utf8', env } as const;
  const { status, stderr } = spawnSync(process.execPath, [script], options);

  expect(stderr).toMatch(/^Пакетов не хватает, [^\n]*: not-there 2\.3\.4\. То, что [^\n]*\n$/);
  expect(status).toBe(1);
  expect(readdirSync(at('node_modules'))).toContain('present');
});
