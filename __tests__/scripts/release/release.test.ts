/** @jest-environment node */
import { execSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runScript } from '../../support/run-script';
import { changesPage } from '@/lib/content/changes-page';
import { product } from '@/lib/content/product';
import { measureFile } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { currentRelease } from '@/lib/releases/releases';
import { type Ask } from '@/scripts/release/checks';
import { release } from '@/scripts/release/release';

const newest = currentRelease(product.android.releases).version;
const installer = product.windows.installer.file.replace(/(-[\d.]+)?\.\w+$/, '-9999.1.exe');

let root: string;
let printed: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'release-'));
  for (const name of ['lib/content/product.json', 'public/downloads']) {
    await cp(name, at(name), { recursive: true });
  }
  await writeFile(at('Setup.EXE'), 'a new installer');
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text) => void (printed += text));
});
afterEach(() => rm(root, { recursive: true }));

const at = (name: string) => path.join(root, name);

/** Flags of a release that nothing is wrong with. */
const android = ['--platform=android', '--version=9999.1', '--date=2026-12-01', '--fixed=Тема'];
const windows = () => [...android, '--platform=windows', `--installer=${at('Setup.EXE')}`];

const nobody: Ask = () => Promise.reject(new Error('Nobody is there to be asked.'));

const run = (args: string[], ask = nobody) => release(root, args, '2026-12-02', ask);

const refusals: string[] = [];

/** Answers questions in their order, again where the check refuses. */
const answering =
  (...answers: string[]): Ask =>
  (_, check, fallback = '') => {
    const right = answers.findIndex((answer) => {
      const problem = check(answer || fallback);
      if (problem) refusals.push(problem);
      return !problem;
    });
    return Promise.resolve(answers.splice(0, right + 1).at(-1) || fallback);
  };

/** Every file, with a sum of its content. */
const tree = () =>
  execSync('find . -type f -exec cksum {} +', { cwd: root, encoding: 'utf8' }).split('\n').sort();

it('by flags alone adds an Android release, its changes in their order, and touches no other file', async () => {
  const files = await readdir(root, { recursive: true });
  await expect(run([...android, '--new', 'Раз', '--yes'])).resolves.toBe(true);

  const { updated, android: own } = readProduct(root);
  expect(updated).toBe('2026-12-02');
  const fixed = { kind: 'fixed', text: 'Тема' };
  const changes = [fixed, { kind: 'new', text: 'Раз' }];
  expect(own.releases[0]).toEqual({ version: '9999.1', date: '2026-12-01', changes });
  expect(await readdir(root, { recursive: true })).toEqual(files);
});

it('puts the Windows installer in place of the former one, with the signer’s name to the letter', async () => {
  const signedBy = 'ООО "Ромашка" и сыновья';
  await run([...windows(), `--signed-by=${signedBy}`, '--yes']);

  const file = { file: installer, ...measureFile(Buffer.from('a new installer')), signedBy };
  expect(await readdir(at('public/downloads'))).toEqual([installer]);
  expect(readProduct(root).windows.installer).toEqual(file);
});

it('asks for what the flags do not say, again when an answer is wrong, and shows what will change', async () => {
  const answers = ['mac', 'windows', '0', '9999.1', ''];
  const notes = ['', 'Тема', '+', '+ Тема "ночь"', '! Звук', ''];
  await run([], answering(...answers, ...notes, 'no.exe', at('Setup.EXE'), '', 'да'));

  const { releases, installer: own } = readProduct(root).windows;
  const added = { kind: 'new', text: 'Тема «ночь»' };
  const changes = [added, { kind: 'fixed', text: 'Звук' }];
  expect(releases[0]).toEqual({ version: '9999.1', date: '2026-12-02', changes });
  expect(own).toMatchObject({ bytes: 15, signedBy: '' });
  const sentences = ['«mac» неизвестна', '0 не новее', 'Нужно хотя бы одно', 'Начните строку'];
  expect(refusals).toEqual(
    [...sentences, 'Изменение пустое', '«no.exe» нет'].map((text) => expect.stringContaining(text)),
  );
  const title = changesPage.kinds.find(({ kind }) => kind === 'new')?.title;
  expect(printed).toContain(`+ windows: версия 9999.1 от 2026-12-02\n+   ${title}: Тема «ночь»`);
});

it('is written though the former installer cannot be removed, and says so', async () => {
  const former = readProduct(root).windows.installer.file;
  await rm(at(`public/downloads/${former}`));
  await mkdir(at(`public/downloads/${former}`));

  await expect(run([...windows(), '--yes'])).resolves.toBe(true);
  expect(printed).toMatch(`Удалите public/downloads/${former}`);
});

describe('everything is as it was', () => {
  let before: string[];
  beforeEach(() => void (before = tree()));
  afterEach(() => expect(tree()).toEqual(before));

  it.each([
    ['a platform that is none', ['--platform=ios'], 'Платформа «ios» неизвестна'],
    ['a version with letters', ['--version=1.2b'], 'записана неверно'],
    ['the newest version, written longer', [`--version=${newest}.0`], 'не новее последней'],
    ['a day that is none', ['--date=2026-02-30'], 'Дата «2026-02-30» записана неверно'],
    ['an empty change', ['--new='], 'Изменение пустое'],
    ['a file of another kind', ['--platform=windows', '--installer=README.md'], '.exe, .msi'],
    ['an installer for Android', ['--installer=Setup.exe'], '--installer .* только для Windows'],
    ['a signer for Android', ['--signed-by=А'], '--signed-by только для Windows'],
    ['an unknown flag', ['--verison=1'], 'Не понимаю ключи'],
  ])('after %s, which is refused in one sentence', async (_, flags, sentence) => {
    const refused = run([...android, ...flags, '--yes']);

    await expect(refused).rejects.toThrow(new RegExp(`^[^\\n]*${sentence}[^\\n]*$`));
  });

  it('when the owner stops at the last question', async () => {
    await expect(run(windows(), () => Promise.reject(new Error('Прервано.')))).rejects.toThrow();
  });

  it.each(['нет', '', 'может быть'])('after the answer «%s»', async (answer) => {
    await expect(run(windows(), answering(answer))).resolves.toBe(false);
  });

  it('when the product file cannot be replaced', async () => {
    // The owner's own, in the place of the file that is written aside.
    await mkdir(at('lib/content/product.json.new'));
    await writeFile(at('lib/content/product.json.new/notes.txt'), 'of the owner');
    before = tree();
    await expect(run([...windows(), '--yes'])).rejects.toThrow('Записать не удалось');
  });

  it('when there is a file of the new installer’s name', async () => {
    await writeFile(at(`public/downloads/${installer}`), 'of the owner');
    before = tree();
    await expect(run([...windows(), '--yes'])).rejects.toThrow(`${installer} уже есть`);
  });
});

it('without a terminal a question is refused in one sentence that says what to do', () => {
  const { stderr, status } = runScript('release/index.ts', root);

  expect(stderr).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
  expect(status).toBe(1);
});
