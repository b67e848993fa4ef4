import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fullProduct } from '../../../support/product';
import {
  android,
  answering,
  at,
  downloads,
  newInstaller,
  output,
  putProgram,
  run,
  windows,
} from '../../../support/release';
import { changesPage } from '@/lib/content/changes-page';
import { measureFile } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { sample } from '@/lib/product/sample';
import { type Ask } from '@/scripts/owner/release/checks';

const { releases, installer: own } = fullProduct.windows;

it('flags alone add an Android release with its changes in order, and no file is added, removed or renamed', async () => {
  const files = readdirSync(at(), { recursive: true });
  await expect(run([...android, '--new', 'Раз', '--yes'])).resolves.toBe(true);

  const fixed = { kind: 'fixed', text: 'Тема' };
  const changes = [fixed, { kind: 'new', text: 'Раз' }];
  const { updated, android: program } = readProduct(at());
  expect(updated).toBe('2026-12-02');
  expect(program.releases[0]).toEqual({ version: '9999.1', date: '2026-12-01', changes });
  expect(readdirSync(at(), { recursive: true })).toEqual(files);
});

it('a Windows release adds its installer, and keeps the previous one unless the owner asks for its removal', async () => {
  const signedBy = 'ООО "Ромашка" и сыновья';
  await run([...windows(), `--signed-by=${signedBy}`, '--yes']);

  const installer = {
    file: newInstaller,
    ...measureFile(Buffer.from('a new installer')),
    signedBy,
  };
  const { bytes, sha256 } = measureFile(Buffer.from('the program'));
  const former = { ...own, bytes, sha256, version: releases[0]?.version };
  expect(readdirSync(at(downloads))).toEqual([own.file, newInstaller].sort());
  expect(readProduct(at()).windows).toMatchObject({ installer, former });

  const next = ['--version=9999.2', '--former=remove', '--file=Own.Name_9.exe', '--yes'];
  await run([...windows(), ...next]);
  expect(readdirSync(at(downloads))).toEqual(['Own.Name_9.exe']);
  expect(readProduct(at()).windows.former).toBeUndefined();
});

it('the command asks for what the flags leave out, repeats a question after a wrong answer, and shows the changes', async () => {
  const answers = ['mac', 'windows', releases[0]!.version, '9999.1', ''];
  const notes = ['', 'Тема', '+', '+ Тема "ночь"', '! Звук', ''];
  const files = ['no.exe', at('Setup.EXE'), 'Мой.exe', '', '', 'может', 'да'];
  const refusals: string[] = [];
  await run([], answering([...answers, ...notes, ...files, 'да'], refusals));

  const { releases: all, installer, former } = readProduct(at()).windows;
  const added = { kind: 'new', text: 'Тема «ночь»' };
  const changes = [added, { kind: 'fixed', text: 'Звук' }];
  expect(all[0]).toEqual({ version: '9999.1', date: '2026-12-02', changes });
  expect(installer).toMatchObject({ file: newInstaller, bytes: 15, signedBy: '' });
  expect(former?.file).toBe(own.file);
  const sentences = ['«mac» неизвестна', 'уже есть', 'Нужно хотя бы одно', 'Начните строку'];
  expect(refusals).toEqual(
    [...sentences, 'Изменение пустое', '«no.exe» нет', 'Имя «Мой.exe»', '«может» не понят'].map(
      (text) => expect.stringContaining(text),
    ),
  );
  const title = changesPage.kinds.find(({ kind }) => kind === 'new')?.title;
  expect(output()).toContain(`+ windows: версия 9999.1 от 2026-12-02\n+   ${title}: Тема «ночь»`);
});

it('if the sample’s releases are removed, the first release may have any version, and its installer is named after the owner’s file', async () => {
  const { versions } = sample;
  const of = (id: 'android' | 'windows') => ({
    [id]: { ...fullProduct[id], releases: [{ version: versions[id], date: '', changes: [] }] },
  });
  rmSync(at(downloads), { recursive: true });
  putProgram(
    { ...fullProduct, ...of('android'), ...of('windows') },
    `${sample.installer}-${versions.windows}.zip`,
    'В этом архиве нет никакой программы: только этот текст.',
  );

  await expect(run([...android, '--version=1.0', '--sample=keep', '--yes'])).rejects.toThrow(
    `уже есть ${versions.android}, из образца; с ключом --sample=remove она уйдёт.`,
  );
  await run([...android, '--sample=keep', '--yes']);
  expect(readProduct(at()).android.releases).toHaveLength(2);

  const answers = ['windows', 'нет', '0.9', '', '+ Окно', '', at('Setup.EXE'), '', '', 'да'];
  await run([], answering(answers));
  const { releases: all, installer } = readProduct(at()).windows;
  expect(all.map(({ version }) => version)).toEqual(['0.9']);
  expect(installer.file).toBe('Setup-0.9.exe');
  expect(readdirSync(at(downloads))).toEqual(['Setup-0.9.exe']);
  expect(output()).toContain(`версия ${versions.windows} из образца — и из истории`);
});

it('a release is written even if the previous installer cannot be removed, and the command says so', async () => {
  const file = at(`${downloads}/${own.file}`);
  // The installer cannot be removed, because a folder has taken its place.
  const removing: Ask = async () => {
    rmSync(file);
    mkdirSync(file);
    return 'да';
  };

  await expect(run([...windows(), '--former=remove'], removing)).resolves.toBe(true);
  expect(output()).toMatch(`Удалите ${downloads}/${own.file}`);
});

const withoutInstaller = [...android, '--platform=Windows', '--yes'];

it('a platform’s name may begin with a capital letter, and a Windows release without an installer keeps the current one', async () => {
  const before = readdirSync(at(downloads));
  await run([...withoutInstaller, '--installer=']);

  const { windows: program } = readProduct(at());
  expect(program.releases[0]?.version).toBe('9999.1');
  expect(program.installer.file).toBe(own.file);
  expect(readdirSync(at(downloads))).toEqual(before);
});

it('an older version is added to the history, without a question about an installer', async () => {
  await run([...withoutInstaller, '--version=0.1']);

  const { windows: program } = readProduct(at());
  expect(program.releases.at(-1)?.version).toBe('0.1');
  expect(program.releases[0]).toEqual(releases[0]);
  expect(program.installer.file).toBe(own.file);
  expect(output()).toContain('версия 0.1 от 2026-12-01 — в историю');
});
