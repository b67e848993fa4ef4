/** @jest-environment node */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measureFile } from '@/lib/installer/installer-mismatch';
import { release, type ReleaseOptions } from '@/scripts/release/release';

let root: string;
let told: string[];
let stop: AbortController;

/** Everything below the folder with its content. */
async function tree(): Promise<Record<string, string>> {
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const contents = files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .map(async (file) => [path.relative(root, file), await readFile(file, 'latin1')] as const);
  return Object.fromEntries(await Promise.all(contents));
}

const readFacts = async () =>
  JSON.parse(await readFile(path.join(root, 'lib/content/facts.json'), 'utf8')) as {
    updated: string;
    android: { releases: { version: string }[] };
    windows: { installer: object };
  };

const androidFlags = ['--platform=android', '--version=99.1', '--date=2026-12-01', '--new=Тема'];

function run(args: string[], options: Partial<ReleaseOptions> = {}) {
  return release({
    root,
    args,
    ask: () => Promise.reject(new Error('Nobody is there to be asked.')),
    tell: (text) => told.push(text),
    today: '2026-12-02',
    check: () => Promise.resolve(),
    signal: stop.signal,
    ...options,
  });
}

const answering =
  (...answers: string[]) =>
  () =>
    Promise.resolve(answers.shift() ?? '');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'release-'));
  await cp('lib/content/facts.json', path.join(root, 'lib/content/facts.json'));
  await cp('public/downloads', path.join(root, 'public/downloads'), { recursive: true });
  await writeFile(path.join(root, 'setup.exe'), 'a new installer');
  told = [];
  stop = new AbortController();
});

afterEach(() => rm(root, { recursive: true }));

it('by flags alone adds an Android release and touches nothing else', async () => {
  const before = await tree();
  await expect(run([...androidFlags, '--yes'])).resolves.toBe(true);

  const { updated, android } = await readFacts();
  expect([updated, android.releases[0]]).toEqual([
    '2026-12-02',
    { version: '99.1', date: '2026-12-01', changes: [{ kind: 'new', text: 'Тема' }] },
  ]);
  expect(Object.keys(await tree())).toEqual(Object.keys(before));
});

it('puts the Windows installer in place of the former one', async () => {
  const installer = path.join(root, 'setup.exe');
  const flags = ['--platform=windows', '--version=99.2', '--fixed=Окно', '--date=2026-12-01'];
  await run([...flags, `--installer=${installer}`, '--signed-by=Иван', '--yes']);

  expect(await readdir(path.join(root, 'public/downloads'))).toEqual(['SlovarPlus-99.2.exe']);
  expect((await readFacts()).windows.installer).toEqual({
    file: 'SlovarPlus-99.2.exe',
    ...measureFile(Buffer.from('a new installer')),
    signedBy: 'Иван',
  });
});

it('asks for what the flags do not say, again when an answer is wrong', async () => {
  const answers = ['mac', 'android', '1.0', '99.1', '', '+', '+ Тема "ночь"', '! Звук', '', 'да'];
  await run([], { ask: answering(...answers) });

  expect((await readFacts()).android.releases[0]).toEqual({
    version: '99.1',
    date: '2026-12-02',
    changes: [
      { kind: 'new', text: 'Тема «ночь»' },
      { kind: 'fixed', text: 'Звук' },
    ],
  });
  expect(told.join('\n')).toMatch(/«mac» неизвестна[^]*1\.0 не новее[^]*Изменение пустое/);
});

it('shows what will change before it writes, and writes nothing unless told so', async () => {
  const before = await tree();
  await expect(run(androidFlags, { ask: answering('нет') })).resolves.toBe(false);

  expect(told.join('\n')).toContain('+ android: версия 99.1 от 2026-12-01\n+   Новое: Тема');
  expect(await tree()).toEqual(before);
});

it.each([
  ['a version that is not newer', ['--platform=android', '--version=1.0'], 'не новее'],
  ['an empty change', [...androidFlags, '--new=', '--yes'], 'Изменение пустое'],
  [
    'a missing installer',
    ['--platform=windows', '--version=99.2', '--date=2026-12-01', '--new=А', '--installer=no.exe'],
    'Файла «no.exe» нет',
  ],
])('%s is refused and nothing is touched', async (_, args, sentence) => {
  const before = await tree();

  await expect(run(args)).rejects.toThrow(sentence);
  expect(await tree()).toEqual(before);
});

describe('everything is as it was', () => {
  const windowsFlags = () => [
    ...['--platform=windows', '--version=99.2', '--new=А', '--date=2026-12-01', '--yes'],
    `--installer=${path.join(root, 'setup.exe')}`,
  ];

  it('after a check that fails, which saw the new files in their places', async () => {
    const before = await tree();
    const seen: string[] = [];
    const check = async () => {
      seen.push(...(await readdir(path.join(root, 'public/downloads'))));
      throw new Error('Проверка не прошла.');
    };

    await expect(run(windowsFlags(), { check })).rejects.toThrow('Проверка не прошла.');
    expect(seen).toEqual(['SlovarPlus-99.2.exe']);
    expect(await tree()).toEqual(before);
  });

  it('after a stop while the check runs', async () => {
    const before = await tree();
    const check = () => {
      stop.abort(new Error('Прервано.'));
      return Promise.resolve();
    };

    await expect(run(windowsFlags(), { check })).rejects.toThrow('Прервано.');
    expect(await tree()).toEqual(before);
  });

  it('after a stop before anything is written', async () => {
    const before = await tree();
    stop.abort(new Error('Прервано.'));

    await expect(run(windowsFlags())).rejects.toThrow('Прервано.');
    expect(await tree()).toEqual(before);
  });
});

it('what an interrupted release left behind is not overwritten', async () => {
  await run([...androidFlags, '--yes'], {
    check: async () => {
      await expect(run([...androidFlags, '--version=99.3', '--yes'])).rejects.toThrow(
        'Прошлый выпуск оборвался',
      );
    },
  });
});
