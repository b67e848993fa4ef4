import { execSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { fullProduct } from '../../support/product';
import {
  android,
  answering,
  at,
  downloads,
  lay,
  output,
  run,
  windows,
} from '../../support/release';
import { runScript } from '../../support/run-script';
import { changesPage } from '@/lib/content/changes-page';
import { measureFile } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { currentRelease } from '@/lib/releases/releases';
import { type Ask } from '@/scripts/release/checks';

const { releases, installer: own } = fullProduct.windows;
const newest = currentRelease(fullProduct.android.releases).version;
const named = own.file.replace(/-[\d.]+\.exe$/, '-9999.1.exe');

/** Every file, with a sum of its content. */
const tree = () =>
  execSync('find . -type f -exec cksum {} +', { cwd: at(), encoding: 'utf8' }).split('\n').sort();

it('by flags alone adds an Android release, its changes in their order, and touches no other file', async () => {
  const files = await readdir(at(), { recursive: true });
  await expect(run([...android, '--new', 'Раз', '--yes'])).resolves.toBe(true);

  const { updated, android: own } = readProduct(at());
  expect(updated).toBe('2026-12-02');
  const fixed = { kind: 'fixed', text: 'Тема' };
  const changes = [fixed, { kind: 'new', text: 'Раз' }];
  expect(own.releases[0]).toEqual({ version: '9999.1', date: '2026-12-01', changes });
  expect(await readdir(at(), { recursive: true })).toEqual(files);
});

it('puts the Windows installer beside the former one, which stays on offer, with the signer’s name to the letter', async () => {
  const signedBy = 'ООО "Ромашка" и сыновья';
  await run([...windows(), `--signed-by=${signedBy}`, '--yes']);

  const file = { file: named, ...measureFile(Buffer.from('a new installer')), signedBy };
  const former = {
    ...own,
    ...measureFile(Buffer.from('the program')),
    version: releases[0]?.version,
  };
  expect((await readdir(at(downloads))).sort()).toEqual([own.file, named].sort());
  expect(readProduct(at()).windows).toMatchObject({ installer: file, former });

  await run([...windows('9999.2'), '--former=remove', '--file=Own.Name_9.exe', '--yes']);
  expect(await readdir(at(downloads))).toEqual(['Own.Name_9.exe']);
  expect(readProduct(at()).windows.former).toBeUndefined();
});

it('asks for what the flags do not say, again when an answer is wrong, and shows what will change', async () => {
  const answers = ['mac', 'windows', '0', '9999.1', ''];
  const notes = ['', 'Тема', '+', '+ Тема "ночь"', '! Звук', ''];
  const refusals: string[] = [];
  const files = ['no.exe', at('Setup.EXE'), 'Мой.exe', '', ''];
  await run([], answering([...answers, ...notes, ...files, 'может', 'да', 'да'], refusals));

  const { releases: all, installer, former } = readProduct(at()).windows;
  const added = { kind: 'new', text: 'Тема «ночь»' };
  const changes = [added, { kind: 'fixed', text: 'Звук' }];
  expect(all[0]).toEqual({ version: '9999.1', date: '2026-12-02', changes });
  expect(installer).toMatchObject({ file: named, bytes: 15, signedBy: '' });
  expect(former?.file).toBe(own.file);
  const sentences = ['«mac» неизвестна', '0 не новее', 'Нужно хотя бы одно', 'Начните строку'];
  expect(refusals).toEqual(
    [...sentences, 'Изменение пустое', '«no.exe» нет', 'Имя «Мой.exe»', 'Ответьте «да»'].map(
      (text) => expect.stringContaining(text),
    ),
  );
  const title = changesPage.kinds.find(({ kind }) => kind === 'new')?.title;
  expect(output()).toContain(`+ windows: версия 9999.1 от 2026-12-02\n+   ${title}: Тема «ночь»`);
});

it('is written though the former installer cannot be removed, and says so', async () => {
  // What is no file on this machine any more when it is to be removed.
  const removing: Ask = async () => {
    await rm(at(`${downloads}/${own.file}`));
    await mkdir(at(`${downloads}/${own.file}`));
    return 'да';
  };

  await expect(run([...windows(), '--former=remove'], removing)).resolves.toBe(true);
  expect(output()).toMatch(`Удалите ${downloads}/${own.file}`);
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
    ['an installer for Android', ['--installer=Setup.exe'], '--installer.* только для Windows'],
    ['a signer for Android', ['--signed-by=А'], '--signed-by.* только для Windows'],
    ['an unknown flag', ['--verison=1'], 'Не понимаю ключи'],
  ])('after %s, which is refused in one sentence', async (_, flags, sentence) => {
    const refused = run([...android, ...flags, '--yes']);

    await expect(refused).rejects.toThrow(new RegExp(`^[^\\n]*${sentence}[^\\n]*$`));
  });

  it('when the owner stops at the last question', async () => {
    await expect(run(windows(), () => Promise.reject(new Error('Прервано.')))).rejects.toThrow();
  });

  it.each(['нет', '', 'может быть'])('after the answer «%s»', async (answer) => {
    await expect(run(windows(), answering([answer]))).resolves.toBe(false);
  });

  it('when the product file cannot be replaced', async () => {
    // The owner's own folder has the name of the file that is written aside.
    lay('lib/content/product.json.new/notes.txt', 'of the owner');
    before = tree();
    await expect(run([...windows(), '--yes'])).rejects.toThrow('Записать не удалось');
  });

  it('when there is a file of the new installer’s name', async () => {
    lay(`${downloads}/${named}`, 'of the owner');
    before = tree();
    await expect(run([...windows(), '--yes'])).rejects.toThrow(`${named} уже есть`);
  });
});

it('without a terminal a question is refused in one sentence that says what to do', () => {
  const { stderr, status } = runScript('release/index.ts', at());

  expect(stderr).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
  expect(status).toBe(1);
});
