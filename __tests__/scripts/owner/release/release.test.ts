import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fullProduct } from '../../../support/product';
import {
  android,
  answering,
  newInstaller,
  output,
  putProgram,
  run,
  windows,
} from '../../../support/release';
import { changesPage } from '@/lib/content/changes-page';
import { measureFile, PLACEHOLDER_SENTENCE } from '@/lib/installer/verify';
import { readProduct } from '@/lib/product/read';
import { sample } from '@/lib/product/sample';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';
import { type Ask } from '@/scripts/owner/release/checks';

const { releases, installer: own } = fullProduct.windows;

it('with flags for all values, npm run release adds an Android release without asking questions', async () => {
  const files = readdirSync('.', { recursive: true });
  await expect(run([...android, '--new', 'Раз', '--yes'])).resolves.toBe(true);

  const fixed = { kind: 'fixed', text: 'Тема' };
  const changes = [fixed, { kind: 'new', text: 'Раз' }];
  const { updated, android: program } = readProduct('.');
  expect(updated).toBe('2026-12-02');
  expect(program.releases[0]).toEqual({ version: '9999.1', date: '2026-12-01', changes });
  expect(readdirSync('.', { recursive: true })).toEqual(files);
});

it('after a Windows release, the previous installer is kept unless the owner asks to remove it', async () => {
  const signedBy = 'ООО "Ромашка" и сыновья';
  await run([...windows, `--signed-by=${signedBy}`, '--yes']);

  const measured = measureFile(Buffer.from('a new installer'));
  const installer = { file: newInstaller, ...measured, signedBy };
  const kept = { ...own, ...measureFile(Buffer.from('the program')) };
  const former = { ...kept, version: releases[0]?.version };
  expect(readdirSync(DOWNLOADS_FOLDER)).toEqual([own.file, newInstaller].sort());
  expect(readProduct('.').windows).toMatchObject({ installer, former });

  const next = ['--version=9999.2', '--former=remove', '--file=Own.Name_9.exe', '--yes'];
  await run([...windows, ...next]);
  expect(readdirSync(DOWNLOADS_FOLDER)).toEqual(['Own.Name_9.exe']);
  expect(readProduct('.').windows.former).toBeUndefined();
});

it('without flags, npm run release asks for each value and repeats a question after an invalid answer', async () => {
  const answers = ['mac', 'windows', `${releases[0]?.version}.0`, '9999.1', ''];
  const notes = ['', 'Тема', '+', '+ Тема "ночь"', '! Звук', ''];
  const files = ['no.exe', 'Setup.EXE', 'Мой.exe', '', '', 'может', 'да'];
  const refusals: string[] = [];
  await run([], answering([...answers, ...notes, ...files, 'да'], refusals));

  const { releases: all, installer, former } = readProduct('.').windows;
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

describe('npm run release keeps or removes the sample’s release, as the owner chooses', () => {
  const { versions } = sample;
  const sampleOf = (id: 'android' | 'windows') => ({
    [id]: { ...fullProduct[id], releases: [{ version: versions[id], date: '', changes: [] }] },
  });
  beforeEach(() => {
    rmSync(DOWNLOADS_FOLDER + own.file);
    const product = { ...fullProduct, ...sampleOf('android'), ...sampleOf('windows') };
    putProgram(product, `${sample.installer}-${versions.windows}.zip`, PLACEHOLDER_SENTENCE);
  });

  it('if the owner keeps the sample’s release, only a newer version is accepted', async () => {
    await expect(run([...android, '--version=1.0', '--sample=keep', '--yes'])).rejects.toThrow(
      `уже есть ${versions.android}, из образца; с ключом --sample=remove она уйдёт.`,
    );
    await run([...android, '--sample=keep', '--yes']);
    expect(readProduct('.').android.releases).toHaveLength(2);
  });

  it('if the owner removes the sample’s release, its placeholder installer is deleted, and a version lower than the sample’s is accepted', async () => {
    const answers = ['windows', 'нет', '0.9', '', '+ Окно', '', 'Setup.EXE', '', '', 'да'];
    await run([], answering(answers));

    const { releases: all, installer } = readProduct('.').windows;
    expect(all.map(({ version }) => version)).toEqual(['0.9']);
    expect(installer.file).toBe('Setup-0.9.exe');
    expect(readdirSync(DOWNLOADS_FOLDER)).toEqual(['Setup-0.9.exe']);
    expect(output()).toContain(`версия ${versions.windows} из образца — и из истории`);
  });
});

it('if the previous installer cannot be removed, the command succeeds and asks the owner to remove it', async () => {
  // The installer cannot be removed, because a folder has taken its place.
  const removing: Ask = async () => {
    rmSync(DOWNLOADS_FOLDER + own.file);
    mkdirSync(DOWNLOADS_FOLDER + own.file);
    return 'да';
  };

  await expect(run([...windows, '--former=remove'], removing)).resolves.toBe(true);
  expect(output()).toMatch(`Удалите ${DOWNLOADS_FOLDER}${own.file}`);
});

it.each([
  ['without an installer', ['--installer='], 0, '9999.1 от 2026-12-01\n'],
  ['of an older version', ['--version=0.1'], -1, '0.1 от 2026-12-01 — в историю\n'],
])('a Windows release %s leaves the current installer in place', async (_, flags, index, line) => {
  await run([...android, '--platform=Windows', ...flags, '--yes']);

  const { releases: all, installer } = readProduct('.').windows;
  expect(all).toHaveLength(releases.length + 1);
  expect(all.at(index)?.changes).toEqual([{ kind: 'fixed', text: 'Тема' }]);
  expect(installer.file).toBe(own.file);
  expect(readdirSync(DOWNLOADS_FOLDER)).toEqual([own.file]);
  expect(output()).toContain(`версия ${line}`);
});
