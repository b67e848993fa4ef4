/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { androidFlags, answering, setUpReleaseTree } from '../../support/release-tree';
import { changesPage } from '@/lib/content/changes-page';
import { measureFile } from '@/lib/installer/installer-mismatch';

const { at, run, told, tree, readProduct, installerOf } = setUpReleaseTree();

it('by flags alone adds an Android release and touches nothing else', async () => {
  const before = await tree();
  await expect(run([...androidFlags, '--yes'])).resolves.toBe(true);

  const { updated, android } = await readProduct();
  expect([updated, android.releases[0]]).toEqual([
    '2026-12-02',
    { version: '9999.1', date: '2026-12-01', changes: [{ kind: 'new', text: 'Тема' }] },
  ]);
  expect(Object.keys(await tree())).toEqual(Object.keys(before));
});

it('changes keep the order in which they are written, whatever their kinds', async () => {
  await run([...androidFlags, '--fixed=Раз', '--new', 'Два', '--fixed=Три', '--yes']);

  expect((await readProduct()).android.releases[0]).toMatchObject({
    changes: ['Тема', 'Раз', 'Два', 'Три'].map((text) => ({ text })),
  });
});

it('puts the Windows installer in place of the former one, under its name, with the signer’s to the letter', async () => {
  const name = await installerOf('9999.2');
  const flags = ['--platform=windows', '--version=9999.2', '--fixed=Окно', '--date=2026-12-01'];
  const signer = 'ООО "Ромашка" и сыновья';
  await run([...flags, `--installer=${at('Setup.EXE')}`, `--signed-by=${signer}`, '--yes']);

  expect(await readdir(at('public/downloads'))).toEqual([name]);
  expect((await readProduct()).windows.installer).toEqual({
    file: name,
    ...measureFile(Buffer.from('a new installer')),
    signedBy: signer,
  });
});

it('asks for what the flags do not say, again when an answer is wrong', async () => {
  const answers = ['mac', 'android', '0', '9999.1', '', '', 'Тема', '+', '+ Тема "ночь"', '! Звук'];
  const { ask, refusals } = answering(...answers, '', 'да');
  await run([], { ask });

  expect((await readProduct()).android.releases[0]).toEqual({
    version: '9999.1',
    date: '2026-12-02',
    changes: [
      { kind: 'new', text: 'Тема «ночь»' },
      { kind: 'fixed', text: 'Звук' },
    ],
  });
  expect(refusals).toEqual([
    expect.stringContaining('«mac» неизвестна'),
    expect.stringContaining('0 не новее'),
    expect.stringContaining('Нужно хотя бы одно изменение'),
    expect.stringContaining('Начните строку со знака'),
    expect.stringContaining('Изменение пустое'),
  ]);
});

it('of Windows asks for the installer and its signer, too', async () => {
  const { ask } = answering('windows', '9999.2', '', '* Окно', '', at('Setup.EXE'), '', 'да');
  await run([], { ask });

  expect((await readProduct()).windows.installer).toMatchObject({ bytes: 15, signedBy: '' });
});

it('shows what will change before it writes', async () => {
  await run(androidFlags, answering('да'));

  const title = changesPage.kinds.find(({ kind }) => kind === 'new')?.title;
  expect(told()).toContain(`+ android: версия 9999.1 от 2026-12-01\n+   ${title}: Тема`);
});
