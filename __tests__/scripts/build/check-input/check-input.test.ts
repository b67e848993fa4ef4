import { existsSync, readFileSync } from 'node:fs';
import { runScript } from '../../../support/run-script';
import { fullFacts } from '../../../support/site';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { SITE_FILE } from '@/lib/site/schema';
import { BADGES_FOLDER } from '@/lib/stores/badges';
import { checkAddresses } from '@/scripts/build/check-input/names';
import { checkOwnersInput, checkSlideGroups } from '@/scripts/build/check-input/owners-input';

const { at, lay } = inTemporaryFolder();

const right = JSON.stringify(fullFacts);
const { installer } = fullFacts.windows.releases[0]!;
const css = readFileSync(TOKENS_FILE, 'utf8');
const icon = 'lib/content/icon.svg';
const own = (file: string) => `e2e/second-owner/files/${file}`;
const square = readFileSync(own(icon), 'utf8');
const cut = (file: string) => readFileSync(file).subarray(0, -400);

beforeEach(() => {
  lay(SITE_FILE, right);
  lay(TOKENS_FILE, css);
  lay(`public/downloads/${installer.file}`, 'MZ');
});

it('right facts and files are accepted', async () => {
  lay(icon, square);
  lay('public/robots.txt', '');
  lay('.env.local', '');
  lay(`${BADGES_FOLDER}/._rustore.svg`, '');
  lay(SITE_FILE, `\ufeff${right}`);

  await expect(checkOwnersInput()).resolves.toHaveProperty('name', fullFacts.name);
});

it.each([
  [SITE_FILE, /installer\.file: файла public\/downloads/, right.replace(installer.file, 'no.exe')],
  [
    'public/og.jpg',
    /^public\/og\.jpg: нужна картинка JPEG 1200 × 630/,
    readFileSync('.github/home.jpg'),
  ],
  [icon, /^lib\/content\/icon\.svg: это не SVG или файл повреждён/, 'text'],
  ['public/og.jpg', /^public\/og\.jpg: это не JPEG или файл повреждён/, cut('.github/home.jpg')],
  [
    'lib/content/icon.png',
    /^lib\/content\/icon\.png: это не PNG или файл/,
    cut(own('lib/content/screenshots/search-dark.png')),
  ],
  [
    icon,
    /^lib\/content\/icon\.svg: на картинке ничего не видно/,
    square.replace(/<rect.*(?=<\/svg)/, '<image href="a.png"/>'),
  ],
  [icon, /30 × 20, а нужен квадратный/, square.replace('<svg', '<svg width="30" height="20"')],
  [icon, /: браузеры не покажут рисунок без xmlns/, square.replace('xmlns', 'xmlns:xlink')],
  ['public/Robots.txt', /^public\/Robots\.txt: .* переименуйте в public\/robots\.txt\.$/, ''],
  ['public/Downloads/a.exe', /переименуйте в public\/downloads\.$/, ''],
  [
    `${BADGES_FOLDER}/Google.png`,
    /\.png: .* назовите файл google-play, .*, f-droid с окончанием/,
    '',
  ],
  [`${BADGES_FOLDER}/rustore.svg`, /^lib\/content\/badges\/rustore\.svg: это не SVG/, 'text'],
  ['lib/content/icon.png.png', /переименуйте в lib\/content\/icon\.png\.$/, ''],
])('a mistake in %s stops the build with the message %s', async (file, message, content) => {
  lay(file, content);

  await expect(checkOwnersInput()).rejects.toThrow(message);
});

const screenshot = `${ORIGINALS_FOLDER}/${slides[0]?.img ?? windows.picture.id}.png`;

it.each([
  ['build/check-input/index.ts', screenshot, 'PNG', 'файл повреждён'],
  ['develop/site-server/dev.ts', screenshot, 'PNG', 'файл повреждён'],
  ['build/check-input/index.ts', 'lib/content/home.ts', 'export {', 'не хватает запятой'],
  ['build/check-input/index.ts', '.generated/build.pid', String(process.ppid), 'такая же команда'],
  ['build/check-input/index.ts', TOKENS_FILE, ':root { --ink: #fff --link: #fff', 'запятой'],
  ['build/check-input/index.ts', TOKENS_FILE, ':root { --ink: white; }', 'нет цвета --canvas'],
  ['develop/site-server/dev.ts', '.generated/dev.pid', String(process.pid), 'такая же команда'],
])('%s reports a mistake in %s without a stack trace', (script, file, content, sentence) => {
  lay(file, content);

  expect(runScript(script, at()).stderr).toMatch(
    new RegExp(`^${file}[,:] [^\\n]*${sentence}[^\\n]*\\n$`),
  );
});

it('a build keeps nothing that an earlier one has cached', () => {
  lay('.next/cache/turbopack/old', '');
  runScript('build/check-input/index.ts', at());

  expect(existsSync('.next/cache/turbopack')).toBe(false);
});

it('slides are accepted only if those of a group, and those without one, stand together', () => {
  const check = (...all: (string | undefined)[]) =>
    checkSlideGroups(all.map((group, index) => ({ group, img: String(index) })));
  expect(() => check('А', 'А', undefined, 'Б')).not.toThrow();
  expect(() => check('А', undefined, 'А')).toThrow('слайд «2»');
  expect(() => check(undefined, 'А', undefined)).toThrow('слайд «2»');
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
  [['ok', 'OK'], 'файл «OK»: адрес /OK/'],
  [['имя'], 'нужны латинские буквы'],
])('the addresses %j are rejected with a message that contains «%s»', (slugs, message) => {
  expect(check(slugs)).toThrow(message);
});
