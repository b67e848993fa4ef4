/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { androidFlags, answering, setUpReleaseTree } from '../../support/release-tree';
import { product } from '@/lib/content/product';
import { currentRelease } from '@/lib/releases/current-release';

const newest = currentRelease(product.android.releases);
const { at, run, tree, interrupt, installerOf } = setUpReleaseTree();

const windowsFlags = () => [
  ...['--platform=windows', '--version=9999.2', '--new=А', '--date=2026-12-01'],
  `--installer=${at('Setup.EXE')}`,
];

it.each([
  ['a platform that is none', ['--platform=ios'], 'Платформа «ios» неизвестна'],
  ['a version with letters', ['--version=1.2b'], 'записана неверно'],
  ['the newest version, written longer', [`--version=${newest.version}.0`], 'не новее последней'],
  ['a day that is none', ['--date=2026-02-30'], 'Дата «2026-02-30» записана неверно'],
  ['an empty change', ['--new='], 'Изменение пустое'],
  ['a missing file', [...windowsFlags(), '--installer=no.exe'], 'Файла «no.exe» нет'],
  ['a file of another kind', [...windowsFlags(), '--installer=README.md'], 'файлом .exe, .msi'],
  ['an unknown flag', ['--verison=1'], 'Не понимаю ключи'],
])('%s is refused in one sentence and nothing is touched', async (_, flags, sentence) => {
  const before = await tree();
  const refusal: unknown = await run([...androidFlags, ...flags, '--yes']).catch(
    (error: Error) => error.message,
  );

  expect(refusal).toContain(sentence);
  expect(refusal).not.toContain('\n');
  expect(await tree()).toEqual(before);
});

describe('everything is as it was', () => {
  it('when the owner stops at the last question', async () => {
    const before = await tree();
    const ask = () => {
      interrupt();
      return Promise.resolve('да');
    };

    await expect(run(windowsFlags(), { ask })).rejects.toThrow();
    expect(await tree()).toEqual(before);
  });

  it.each([['нет'], [''], ['может быть']])('after the answer «%s»', async (answer) => {
    const before = await tree();

    await expect(run(windowsFlags(), answering(answer))).resolves.toBe(false);
    expect(await tree()).toEqual(before);
  });

  it('when the product file cannot be replaced', async () => {
    const before = await tree();
    // A folder in the place of the file that is written aside.
    await mkdir(at('lib/content/product.json.new'));
    await expect(run([...windowsFlags(), '--yes'])).rejects.toThrow('Записать не удалось');

    expect(await tree()).toEqual(before);
  });

  it('when a file of the new installer’s name is there, which is not overwritten', async () => {
    const name = `public/downloads/${await installerOf('9999.2')}`;
    await writeFile(at(name), 'of the owner');
    const before = await tree();

    await expect(run([...windowsFlags(), '--yes'])).rejects.toThrow(`Файл ${name} уже есть`);
    expect(await tree()).toEqual(before);
  });
});

it('a wrong product file is refused before anything is asked', async () => {
  await writeFile(at('lib/content/product.json'), '{}');

  await expect(run([])).rejects.toThrow(/^lib\/content\/product\.json, /);
});

it('without a terminal a question is refused in one sentence that says what to do', () => {
  const command = ['--import', 'tsx', 'scripts/release/index.ts'];
  const { stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8', input: '' });

  expect(stderr).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
  expect(status).toBe(1);
});
