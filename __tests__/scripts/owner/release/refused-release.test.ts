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

/** Lists every file with a checksum of its content. */
const listFiles = () =>
  execSync('find . -type f -exec cksum {} +', { cwd: at(), encoding: 'utf8' }).split('\n').sort();

describe('npm run release changes no file', () => {
  let before: string[];
  beforeEach(() => void (before = listFiles()));
  afterEach(() => expect(listFiles()).toEqual(before));

  it.each([
    ['a version with letters', ['--version=1.2b'], 'Версия «1.2b» не подходит'],
    ['an existing version with «.0» added', [`--version=${newest}.0`], 'уже есть'],
    ['a date that does not exist', ['--date=2026-02-30'], 'Дата «2026-02-30» не подходит'],
    ['an empty change', ['--new='], 'Изменение пустое'],
    ['an installer of another type', ['--platform=windows', '--installer=README.md'], '.exe, .msi'],
    ['a signature for Android', ['--signed-by=А'], '--signed-by.* только для Windows'],
    ['an unknown flag', ['--verison=1'], 'Не понимаю ключи'],
  ])('when it refuses %s, and it gives the reason in one sentence', async (_, flags, sentence) => {
    const refused = run([...android, ...flags, '--yes']);

    await expect(refused).rejects.toThrow(new RegExp(`^[^\\n]*${sentence}[^\\n]*$`));
  });

  it('if the owner stops the command at the last question', async () => {
    await expect(run(windows())).rejects.toThrow('Nobody answers «Записать?');
  });

  it('if the answer to the last question is empty', async () => {
    await expect(run(windows(), answering(['']))).resolves.toBe(false);
  });

  it.each([
    ['the new product file', 'lib/content/product.json.new/notes.txt', 'Записать не удалось'],
    ['the new installer', `${downloads}/${newInstaller}`, `${newInstaller} уже есть`],
  ])('if the name of %s is taken', async (_, file, sentence) => {
    lay(file, 'of the owner');
    before = listFiles();

    await expect(run([...windows(), '--yes'])).rejects.toThrow(sentence);
  });

  it('without a terminal, and tells the owner in one sentence to use flags instead of answers', () => {
    const { stderr, status } = runScript('owner/release/index.ts', at());

    expect(stderr).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
    expect(status).toBe(1);
  });
});
