import { existsSync, readFileSync } from 'node:fs';
import { runScript } from '../../../support/run-script';
import { fullFacts } from '../../../support/site';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { ORIGINALS_FOLDER } from '@/lib/screenshots/files';
import { type Site } from '@/lib/site/parse';
import { routes } from '@/lib/site/routes';
import { SITE_FILE } from '@/lib/site/schema';
import { slides } from '@/lib/words/slides';
import { windows } from '@/lib/words/windows';
import { checkAddresses, checkFileNames } from '@/scripts/build/check-input/names';
import { checkOwnersInput } from '@/scripts/build/check-input/owners-input';

const { at, lay, layContent } = inTemporaryFolder();

const right = JSON.stringify(fullFacts);
const { installer } = fullFacts.windows.releases[0]!;
const css = readFileSync(TOKENS_FILE, 'utf8');
const icon = 'lib/content/icon.svg';
const square = readFileSync(`e2e/second-owner/files/${icon}`, 'utf8');

beforeEach(() => {
  layContent();
  lay(SITE_FILE, right);
  lay(TOKENS_FILE, css);
  lay(`public/downloads/${installer.file}`, 'MZ');
});

it('right facts and files are accepted', async () => {
  lay(icon, square);
  lay('public/robots.txt', '');
  lay('.env.local', '');
  for (const name of ['._home.json', '.#home.json', 'home.json~', '~$home.json', 'notes.txt'])
    lay(`lib/content/${name}`, '');
  lay(SITE_FILE, `\ufeff${right}`);

  expect(checkFileNames).not.toThrow();
  await expect(checkOwnersInput()).resolves.toHaveProperty('name', fullFacts.name);
});

it.each([
  [SITE_FILE, /installer\.file: файла public\/downloads/, right.replace(installer.file, 'no.exe')],
  ['public/og.jpg', /^public\/og\.jpg: нужна картинка JPEG 1200 × 630/, ''],
  [icon, /^lib\/content\/icon\.svg: файл не читается/, 'text'],
  [icon, /30 × 20, а нужен квадратный/, square.replace('<svg', '<svg width="30" height="20"')],
  [icon, /: браузеры не покажут рисунок без xmlns/, square.replace('xmlns', 'xmlns:xlink')],
])('a mistake in %s stops the build with the message %s', async (file, message, content) => {
  lay(file, content);

  await expect(checkOwnersInput()).rejects.toThrow(message);
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

it.each([
  ['build/check-input/index.ts', screenshot, 'PNG', 'файл повреждён'],
  ['develop/site-server/dev.ts', screenshot, 'PNG', 'файл повреждён'],
  ['build/check-input/index.ts', 'lib/content/home.json', '{ "a": 1 "b"', 'не хватает запятой'],
  ['develop/site-server/dev.ts', 'lib/content/home.json', '', 'файл пуст'],
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
