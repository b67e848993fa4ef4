import { readdir } from 'node:fs/promises';
import { fullProduct } from '../../support/product';
import { android, answering, at, downloads, output, putProgram, run } from '../../support/release';
import { readProduct } from '@/lib/product/read';
import { sample } from '@/lib/product/sample';

const { versions } = sample;

const only = (version: string) => [{ version, date: '', changes: [] }];

beforeEach(() =>
  putProgram(
    {
      ...fullProduct,
      android: { ...fullProduct.android, releases: only(versions.android) },
      windows: { ...fullProduct.windows, releases: only(versions.windows) },
    },
    `${sample.installer}-${versions.windows}.zip`,
    'В этом архиве нет никакой программы: только этот текст.',
  ),
);

it('the first release after the sample’s asks what to do with that, may have any version, and takes the owner’s name for the file', async () => {
  const answers = ['windows', 'нет', '0.9', '', '+ Окно', '', at('Setup.EXE'), '', '', 'да'];
  await run([], answering(answers));

  const { releases: all, installer } = readProduct(at()).windows;
  expect(all.map(({ version }) => version)).toEqual(['0.9']);
  expect(installer.file).toBe('Setup-0.9.exe');
  expect(await readdir(at(downloads))).toEqual(['Setup-0.9.exe']);
  expect(output()).toContain(`версия ${versions.windows} из образца — и из истории`);
});

it('the sample’s stays where the owner wants that, and then it must be newer', async () => {
  const older = [...android, '--version=1.0', '--sample=keep', '--yes'];
  await expect(run(older)).rejects.toThrow(
    `уже есть ${versions.android}, из образца; с ключом --sample=remove она уйдёт.`,
  );
  await run([...android, '--sample=keep', '--yes']);
  expect(readProduct(at()).android.releases).toHaveLength(2);
  await expect(run([...android, '--version=9999.2', '--sample=no'])).rejects.toThrow(
    'Ключ --sample бывает keep (оставить) или remove (убрать), а не «no».',
  );
});
