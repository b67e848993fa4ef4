import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fullFacts } from '../../../support/site';
import { env, lay, layContent } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/originals';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { SITE_FILE } from '@/lib/site/schema';
import { BADGES_FOLDER } from '@/lib/stores/badges';
import { slides } from '@/lib/words/slides';
import { windows } from '@/lib/words/windows';
import { checkAddresses, checkFileNames } from '@/scripts/build/check-input/names';
import { checkOwnersInput } from '@/scripts/build/check-input/owners-input';
import { onlyOne } from '@/scripts/shared/only-one';

const args = ['--import', require.resolve('tsx'), path.resolve('scripts/build/index.ts')];

const right = JSON.stringify(fullFacts);
const { installer } = fullFacts.windows.releases[0]!;
const second = 'e2e/second-owner/files/lib/content';
const icon = 'lib/content/icon.svg';
const square = readFileSync(`${second}/icon.svg`, 'utf8');
const linked = square.replace(/<rect.*(?=<.svg)/, '<image href="a.png"/>');
const jpeg = readFileSync('.github/home.jpg');
const printed = sharp(jpeg).resize(1200, 630, { fit: 'fill' }).toColourspace('cmyk').toBuffer();

beforeEach(() => {
  layContent();
  lay(SITE_FILE, right);
  lay(`public/downloads/${installer.file}`, 'MZ');
});

it('right facts and files are accepted', async () => {
  lay(icon, square);
  lay('public/robots.txt', '');
  lay('.env.local', '');
  for (const name of ['._home.json', '.#home.json', 'home.json~', '~$home.json', 'notes.txt'])
    lay(`lib/content/${name}`, '');
  lay(`${BADGES_FOLDER}/._rustore.svg`, '');
  lay(SITE_FILE, `\ufeff${right}`);

  expect(checkFileNames).not.toThrow();
  await expect(checkOwnersInput()).resolves.toHaveProperty('name', fullFacts.name);
});

it.each([
  [SITE_FILE, 'installer.file: файла public/downloads', right.replace(installer.file, 'no.exe')],
  ['public/og.jpg', 'нужна картинка JPEG 1200 × 630', jpeg],
  ['public/og.jpg', 'это не JPEG или файл повреждён', jpeg.subarray(0, -400)],
  ['public/og.jpg', 'в RGB', printed],
  [icon, 'это не SVG или файл повреждён', 'text'],
  [icon, 'на картинке ничего не видно', linked],
  [icon, '30 × 20, а нужен квадратный', square.replace('<svg', '<svg width="30" height="20"')],
  [icon, 'ничего не видно', square.replace('xmlns', 'xmlns:xlink')],
  [
    `${BADGES_FOLDER}/Google.png`,
    'назовите файл google-play, .*, f-droid с окончанием .svg или .png',
    '',
  ],
  [`${BADGES_FOLDER}/rustore.svg`, 'это не SVG или файл повреждён', 'text'],
])('a mistake in %s stops the build with the message «%s»', async (file, message, content) => {
  lay(file, await content);

  await expect(checkOwnersInput()).rejects.toThrow(new RegExp(`^${file}[,:] .*${message}.*\\.$`));
});

it.each([
  ['public/Robots.txt', /^public\/Robots\.txt: .* переименуйте в public\/robots\.txt\.$/],
  ['public/Downloads/a.exe', /переименуйте в public\/downloads\.$/],
  ['lib/content/icon.png.png', /переименуйте в lib\/content\/icon\.png\.$/],
  ['lib/content/Home.json', /переименуйте в lib\/content\/home\.json\.$/],
  ['lib/content/home.ts', /не читает, а читает home\.json; перенесите нужное и удалите его\.$/],
  ['lib/content/deletion-form (1).json', /а читает deletion-form\.json;/],
  ['lib/content/other.json', /этого файла сайт не читает; перенесите/],
])('the name %s is refused with the message %s', (file, message) => {
  lay(file, '');

  expect(checkFileNames).toThrow(message);
});

const screenshot = `${ORIGINALS_FOLDER}/${slides[0]?.img ?? windows.picture.id}.png`;

it.each<[names: string, message: string, content: string, file?: string]>([
  [screenshot, 'PNG или файл повреждён', 'PNG'],
  ['lib/content/home.json', 'не хватает запятой', '{ "a": 1 "b"'],
  ['lib/content/result-pages.json', 'список пуст', '{ "pages": [] }'],
  [TOKENS_FILE, 'не хватает точки с запятой', ':root { --ink: #fff --link: #fff'],
  [TOKENS_FILE, 'нет цвета --canvas', ':root { --ink: white; }'],
  ['lib/content, public', 'на месте файла стоит папка', '', 'public/og.jpg/a'],
])('a build says without a stack trace: %s … %s', (names, message, content, file = names) => {
  lay('.next/cache/turbopack/old', '');
  lay(file, content);
  const { stderr, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });

  expect(stderr).toMatch(new RegExp(`^${names}[,:] [^\\n]*${message}[^\\n]*\\n$`));
  expect([status, existsSync('.next/cache/turbopack')]).toEqual([1, false]);
});

it('only one process at a time builds the site, whoever had our own number before', async () => {
  // An empty file is just being written.
  for (const running of [process.pid, '']) {
    lay('.generated/build.pid', String(running));
    const { stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(stderr).toMatch(/^\.generated\/build\.pid: [^\n]*такая же команда; [^\n]*\n$/);
  }
  for (const ended of [99_999_999, process.pid]) {
    lay('.generated/build.pid', String(ended));
    await expect(onlyOne('build', () => Promise.resolve(0))).resolves.toBe(0);
    expect(existsSync('.generated/build.pid')).toBe(false);
  }
});

const deletion = routes.deletion.replaceAll('/', '');
const check = (slugs: string[], accounts: Site['accounts'] = { service: '' }) => {
  const pages = slugs.map((slug) => ({ slug, where: `файл «${slug}»` }));
  return () => checkAddresses(pages, { accounts });
};

it('addresses of the owner’s pages are accepted if they differ from all other addresses', () => {
  expect(check(['nameSuccess', `${deletion}-1`])).not.toThrow();
  expect(check([deletion.toLowerCase()], null)).not.toThrow();
});

it.each([
  [[deletion.toUpperCase()], 'уже занят'],
  [['_headers'], 'уже занят'],
  [['index'], 'уже занят'],
  [['icons'], 'уже занят'],
  [['ok', 'OK'], 'файл «OK»: адрес /OK/'],
])('the addresses %j are rejected with a message that contains «%s»', (slugs, message) => {
  expect(check(slugs)).toThrow(message);
});
