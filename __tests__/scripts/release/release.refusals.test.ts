/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { androidFlags, setUpReleaseTree } from '../../support/release-tree';

const { at, run, tree, interrupt } = setUpReleaseTree();

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
    `--installer=${at('setup.exe')}`,
  ];

  it('after a check that fails, which saw the new files in their places', async () => {
    const before = await tree();
    const seen: string[] = [];
    const check = async () => {
      seen.push(...(await readdir(at('public/downloads'))));
      throw new Error('Проверка не прошла.');
    };

    await expect(run(windowsFlags(), { check })).rejects.toThrow('Проверка не прошла.');
    expect(seen).toEqual(['SlovarPlus-99.2.exe']);
    expect(await tree()).toEqual(before);
  });

  it('after a stop while the check runs', async () => {
    const before = await tree();
    const check = () => {
      interrupt();
      return Promise.resolve();
    };

    await expect(run(windowsFlags(), { check })).rejects.toThrow('Прервано.');
    expect(await tree()).toEqual(before);
  });

  it('after a stop before anything is written', async () => {
    const before = await tree();
    interrupt();

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
