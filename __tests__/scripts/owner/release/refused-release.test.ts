import { execSync } from 'node:child_process';
import { fullProduct } from '../../../support/product';
import {
  android,
  answering,
  at,
  downloads,
  lay,
  newInstaller,
  run,
  windows,
} from '../../../support/release';
import { runScript } from '../../../support/run-script';
import { currentRelease } from '@/lib/releases/releases';

const newest = currentRelease(fullProduct.android.releases).version;

/** Every file, with a sum of its content. */
const tree = () =>
  execSync('find . -type f -exec cksum {} +', { cwd: at(), encoding: 'utf8' }).split('\n').sort();

describe('everything is as it was', () => {
  let before: string[];
  beforeEach(() => void (before = tree()));
  afterEach(() => expect(tree()).toEqual(before));

  it.each([
    ['a platform that is none', ['--platform=ios'], 'Платформа «ios» неизвестна'],
    ['a version with letters', ['--version=1.2b'], 'Версия «1.2b» не подходит'],
    ['a version that there is, written longer', [`--version=${newest}.0`], 'уже есть'],
    ['a day that is none', ['--date=2026-02-30'], 'Дата «2026-02-30» не подходит'],
    ['an empty change', ['--new='], 'Изменение пустое'],
    ['a file of another kind', ['--platform=windows', '--installer=README.md'], '.exe, .msi'],
    ['a signer for Android', ['--signed-by=А'], '--signed-by.* только для Windows'],
    ['an unknown flag', ['--verison=1'], 'Не понимаю ключи'],
  ])('after %s, which is refused in one sentence', async (_, flags, sentence) => {
    const refused = run([...android, ...flags, '--yes']);

    await expect(refused).rejects.toThrow(new RegExp(`^[^\\n]*${sentence}[^\\n]*$`));
  });

  it('when the owner stops at the last question', async () => {
    await expect(run(windows())).rejects.toThrow('Nobody answers «Записать?');
  });

  it.each(['нет', '', 'может быть'])('after the answer «%s»', async (answer) => {
    await expect(run(windows(), answering([answer]))).resolves.toBe(false);
  });

  it.each([
    ['the product file’s copy', 'lib/content/product.json.new/notes.txt', 'Записать не удалось'],
    ['the new installer', `${downloads}/${newInstaller}`, `${newInstaller} уже есть`],
  ])('where the owner has something of the name of %s', async (_, file, sentence) => {
    lay(file, 'of the owner');
    before = tree();

    await expect(run([...windows(), '--yes'])).rejects.toThrow(sentence);
  });

  it('without a terminal, where a question is refused in one sentence that says what to do', () => {
    const { stderr, status } = runScript('owner/release/index.ts', at());

    expect(stderr).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
    expect(status).toBe(1);
  });
});
