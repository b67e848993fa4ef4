/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.resolve('scripts/cli/installed.mjs');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'installed-'));
  await mkdir(path.join(folder, 'node_modules/present'), { recursive: true });
  const write = (file: string, json: object) =>
    writeFile(path.join(folder, file), JSON.stringify(json));
  await write('node_modules/present/package.json', { name: 'present', version: '1.0.0' });
  await write('package.json', {
    dependencies: { present: '1.0.0' },
    devDependencies: { 'not-there': '2.3.4' },
  });
  await copyFile('.npmrc', path.join(folder, '.npmrc'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['development', 'production'])(
  'without a network, in %s, the missing packages are named in a sentence and the others stay',
  async (mode) => {
    const { status, stderr } = spawnSync(process.execPath, [script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: mode as typeof process.env.NODE_ENV,
        PACKAGES: '',
        npm_config_offline: 'true',
        npm_config_cache: path.join(folder, 'cache'),
      },
    });

    expect(stderr).toMatch(/^Пакетов не хватает, [^\n]*: not-there 2\.3\.4\. То, что [^\n]*\n$/);
    expect(status).toBe(1);
    expect(await readdir(path.join(folder, 'node_modules'))).toContain('present');
  },
);
