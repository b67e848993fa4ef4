import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { env, lay, layContent } from '../support/temporary-folder';

const script = path.resolve('scripts/run.mjs');

/** Writes what npm writes about packages, by their names, all of version 1.0.0. */
function list(file: string, packages: Record<string, object>) {
  const all: Record<string, object> = { '': {} };
  for (const name in packages)
    all[`node_modules/${name}`] = { version: '1.0.0', ...packages[name] };
  lay(file, JSON.stringify({ lockfileVersion: 3, packages: all }));
}

beforeEach(() => {
  lay('node_modules/present/package.json', '{ "version": "1.0.0" }');
  list('node_modules/.package-lock.json', { present: {} });
});

/** Writes what a project of its own needs. @param locked packages that the project needs */
function layProject(locked: Record<string, object> = { present: {} }, node = '>=20', folder = '.') {
  list(`${folder}/package-lock.json`, locked);
  const versions = Object.fromEntries(Object.keys(locked).map((name) => [name, '1.0.0']));
  const kind = 'ours' in locked ? 'optionalDependencies' : 'dependencies';
  const project = { engines: { node }, [kind]: versions };
  lay(`${folder}/package.json`, JSON.stringify(project));
}

/** Runs the script without a network, with the arguments of `layProject`. */
function run(...project: Parameters<typeof layProject>) {
  layProject(...project);
  const offline = { npm_config_offline: 'true', npm_config_cache: path.resolve('cache') };
  const options = { cwd: project[2], encoding: 'utf8', env: { ...env, ...offline } } as const;
  return spawnSync(process.execPath, [script], options);
}

it('if missing packages cannot be downloaded, a message says why, and installed packages are kept', () => {
  const { status, stdout, stderr } = run({ present: {}, 'not-there': {} });

  expect(stdout).toContain('Устанавливаю пакеты: not-there');
  expect(stderr).toMatch(/^Пакеты не установлены \(ENOTCACHED\): нет связи с сетью; [^\n]*\n$/);
  expect(status).toBe(1);
  expect(existsSync('node_modules/present')).toBe(true);
});

it('packages for this system are needed even if they are optional, but not those for other systems', () => {
  const { platform: os, arch: cpu } = process;
  const optional = (name: string) => ({ optional: true, os: [name], cpu: [cpu] });
  const packages = { ours: optional(os), other: optional('other'), no: { optional: true } };
  const { stdout, stderr } = run(packages);

  expect(stdout).toContain('Устанавливаю пакеты: ours\n');
  expect(stderr).toMatch(/^Пакет ours не установился; [^\n]*\n$/);
});

it('if an installation was killed, the packages are installed anew', () => {
  lay('node_modules.installing', '');

  expect(run().stdout).toMatch(/^Прошлая установка пакетов не закончилась/);
  expect(existsSync('node_modules/present')).toBe(false);
});

it('an old version of Node and a folder with «#» in its path are refused in one sentence', () => {
  expect(run({}, '>=99.5').stderr).toMatch(/^[^\n]* нужен Node\.js 99\.5 или новее; [^\n]*\.\n$/);
  expect(run({}, '>=20', 'c#').stderr).toMatch(/^\S+c#: в пути к проекту знак #, [^\n]*\.\n$/);
});

it('a command ends when the shell has ended in which npm has started it', async () => {
  layProject();
  layContent();
  const start = `"${process.execPath}" "${script}" develop/site-server/start.ts --no-build --port=0; true`;
  const shell = spawn('sh', ['-c', start], { env });
  const ended = once(shell, 'close');
  const [text] = await once(shell.stdout, 'data');
  expect(String(text)).toContain('Сайт открыт');

  shell.kill();
  // The streams are closed when nobody can write into them.
  expect(await ended).toEqual([null, 'SIGTERM']);
});
