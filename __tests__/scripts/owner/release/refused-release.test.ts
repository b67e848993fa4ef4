import { execSync } from 'node:child_process';
import { android, answering, at, lay, newInstaller, run, windows } from '../../../support/release';
import { runScript } from '../../../support/run-script';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { DOWNLOADS_FOLDER } from '@/lib/site/routes';

/** Lists every file with a checksum of its content. */
const listFiles = () =>
  execSync('find . -type f -exec cksum {} +', { encoding: 'utf8' }).split('\n').sort();

describe('npm run release changes no file unless it succeeds', () => {
  let before: string[];
  beforeEach(() => void (before = listFiles()));
  afterEach(() => expect(listFiles()).toEqual(before));

  it.each([
    ['the version has letters', ['--version=1.2b'], 'Версия «1.2b» не подходит'],
    ['the date does not exist', ['--date=2026-02-30'], 'Дата «2026-02-30» не подходит'],
    ['the description of a change is empty', ['--new='], 'Изменение пустое'],
    ['the installer is JSON', ['--platform=windows', `--installer=${PRODUCT_FILE}`], 'должен быть'],
    ['an Android release has a signature', ['--signed-by=А'], '--signed-by.* только для Windows'],
    ['a flag is unknown', ['--verison=1'], 'Не понимаю ключи'],
  ])('npm run release changes no file if %s', async (_, flags, sentence) => {
    const refused = run([...android, ...flags, '--yes']);

    await expect(refused).rejects.toThrow(new RegExp(`^[^\\n]*${sentence}[^\\n]*$`));
  });

  it('npm run release changes no file if the owner does not confirm the release', async () => {
    await expect(run(windows, answering(['']))).resolves.toBe(false);
  });

  it.each([
    ['the temporary product file', 'lib/content/product.json.new/notes.txt', 'Записать не удалось'],
    ['the new installer', DOWNLOADS_FOLDER + newInstaller, `${newInstaller} уже есть`],
  ])('npm run release changes no file if the name of %s is taken', async (_, file, sentence) => {
    lay(file, 'of the owner');
    before = listFiles();

    await expect(run([...windows, '--yes'])).rejects.toThrow(sentence);
  });

  it('if npm run release cannot ask questions, it recommends flags and changes no file', () => {
    const { stderr, status } = runScript('owner/release/index.ts', at());

    expect(stderr).toMatch(/^Вопрос «Платформа [^\n]+ключами[^\n]+\n$/);
    expect(status).toBe(1);
  });
});
