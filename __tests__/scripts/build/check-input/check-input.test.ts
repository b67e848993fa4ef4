import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fullProduct } from '../../../support/product';
import { runScript } from '../../../support/run-script';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { measureFile } from '@/lib/installer/verify';
import { PRODUCT_FILE } from '@/lib/site/schema';
import { PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { routes } from '@/lib/site/routes';
import { checkOwnersInput } from '@/scripts/build/check-input/owners-input';
import { checkSlugs } from '@/scripts/build/check-input/slugs';

const project = process.cwd();
const { at, lay } = inTemporaryFolder();

const program = Buffer.from('MZ');
const installer = { ...fullProduct.windows.installer, ...measureFile(program) };
const product = { ...fullProduct, windows: { ...fullProduct.windows, installer } };
const right = JSON.stringify(product);
const otherBytes = right.replace(/"bytes":\d+/, '"bytes":1');
const misspelt = right.replace('"privacy"', '"privasy"');
const lostLink = { ...product, privacy: { date: '', paragraphs: ['[Слова](help)'] } };
const [anyPicture] = screenshots.keys();

beforeEach(() => {
  lay(PRODUCT_FILE, right);
  lay(`public/downloads/${installer.file}`, program);
  cpSync(path.join(project, PUBLISHED_FOLDER), PUBLISHED_FOLDER, { recursive: true });
});

it.each([
  [PRODUCT_FILE, /windows\.installer\.bytes: записано 1,/, otherBytes],
  [PRODUCT_FILE, /product\.json: .*\(BOM\).* npm run typography/, `\ufeff${right}`],
  [PRODUCT_FILE, /privacy\.paragraphs, запись 1: ссылка /, JSON.stringify(lostLink)],
  ['.env', /^HSTS: записано «yes», а нужно другое/, 'HSTS=yes'],
  ['.env', /нет знаков 🦊/, 'NEXT_PUBLIC_SITE_NAME=🦊'],
  [`screenshots/${anyPicture}.png`, /снимков в screenshots\/ \(1\)/, ''],
  ['public/og.jpg', /^public\/og\.jpg: это не JPEG\./, ''],
  ['lib/content/icon.svg', /^lib\/content\/icon\.svg: в нём нет viewBox/, '<svg/>'],
])('a mistake in %s stops the build with the message %s', async (file, message, content) => {
  lay(file, content);

  await expect(checkOwnersInput()).rejects.toThrow(message);
});

it('if the published screenshots are missing, the build stops with a message', async () => {
  rmSync(PUBLISHED_FOLDER, { recursive: true });

  await expect(checkOwnersInput()).rejects.toThrow('Нет картинки public/screens/');
});

it.each([
  ['build/check-input/index.ts', 'lib/content/home.ts', 'export {', 'не хватает запятой'],
  ['develop/site-server/dev.ts', PRODUCT_FILE, misspelt, 'такого имени нет'],
])('%s reports a mistake in %s without a stack trace', (script, file, content, sentence) => {
  lay(file, content);

  expect(runScript(script, at()).stderr).toMatch(
    new RegExp(`^${file}[^\\n]*: [^\\n]*${sentence}[^\\n]*\\n$`),
  );
});

const deletion = routes.deletion.replaceAll('/', '');
const check = (slugs: string[]) => () => checkSlugs(slugs.map((slug) => ({ slug })));

it('slugs of result pages are accepted if they differ from the addresses of all other pages', () => {
  expect(check(['nameSuccess', `${deletion}-1`])).not.toThrow();
});

it.each([
  [[deletion.toUpperCase()], 'такой адрес на сайте уже есть'],
  [['downloads'], 'такой адрес'],
  [['404'], 'такой адрес'],
  [['ok', 'OK'], 'slug «OK»: такой адрес'],
  [['имя'], 'нужны латинские буквы'],
])('the slugs %j are rejected with a message that contains «%s»', (slugs, message) => {
  expect(check(slugs)).toThrow(message);
});
