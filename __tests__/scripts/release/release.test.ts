/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { androidFlags, answering, setUpReleaseTree } from '../../support/release-tree';
import { measureFile } from '@/lib/installer/installer-mismatch';

const { at, run, told, tree, readFacts } = setUpReleaseTree();

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
  const installer = at('setup.exe');
  const flags = ['--platform=windows', '--version=99.2', '--fixed=Окно', '--date=2026-12-01'];
  await run([...flags, `--installer=${installer}`, '--signed-by=Иван', '--yes']);

  expect(await readdir(at('public/downloads'))).toEqual(['SlovarPlus-99.2.exe']);
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
  expect(told()).toMatch(/«mac» неизвестна[^]*1\.0 не новее[^]*Изменение пустое/);
});

it('shows what will change before it writes, and writes nothing unless told so', async () => {
  const before = await tree();
  await expect(run(androidFlags, { ask: answering('нет') })).resolves.toBe(false);

  expect(told()).toContain('+ android: версия 99.1 от 2026-12-01\n+   Новое: Тема');
  expect(await tree()).toEqual(before);
});
