import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fullProduct, withoutWindows } from '../../../support/product';
import { runScript } from '../../../support/run-script';
import { inTemporaryFolder } from '../../../support/temporary-folder';
import { TOKENS_FILE } from '@/lib/brand/tokens';
import { measureFile } from '@/lib/installer/verify';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { checkOwnersInput } from '@/scripts/build/check-input/owners-input';

const project = process.cwd();
const { at, lay } = inTemporaryFolder();

const program = Buffer.from('MZ');
const installer = { ...fullProduct.windows.installer, ...measureFile(program) };
const product = { ...fullProduct, windows: { ...fullProduct.windows, installer } };
const right = JSON.stringify(product);
const misspelt = right.replace('"privacy"', '"privasy"');
const lostLink = { ...product, privacy: { date: '', paragraphs: ['[Слова](help)'] } };
const [anyPicture] = screenshots.keys();

beforeEach(() => {
  lay(PRODUCT_FILE, right);
  lay(`public/downloads/${installer.file}`, program);
  cpSync(path.join(project, PUBLISHED_FOLDER), PUBLISHED_FOLDER, { recursive: true });
});

const otherBytes = right.replace(/"bytes":\d+/, '"bytes":1');

it.each([
  [PRODUCT_FILE, /windows\.installer\.bytes: записано 1,/, otherBytes],
  [PRODUCT_FILE, /product\.json: .*\(BOM\).* npm run typography/, `\ufeff${right}`],
  [PRODUCT_FILE, /privacy\.paragraphs, запись 1: ссылка /, JSON.stringify(lostLink)],
  ['.env', /^HSTS: записано «yes», а нужно другое/, 'HSTS=yes'],
  ['.env', /нет знаков 🦊/, 'NEXT_PUBLIC_SITE_NAME=🦊'],
  [`screenshots/${anyPicture}.png`, /снимков в screenshots\/ \(1\)/, ''],
  ['public/og.jpg', /^public\/og\.jpg: это не JPEG\./, ''],
  ['lib/content/icon.svg', /^lib\/content\/icon\.svg: в нём нет viewBox/, '<svg/>'],
])('a mistake in %s stops the build with the message %s', async (file, sentence, content) => {
  lay(file, content);

  await expect(checkOwnersInput()).rejects.toThrow(sentence);
});

it('a missing picture stops the build with a message that names it', async () => {
  rmSync(PUBLISHED_FOLDER, { recursive: true });

  await expect(checkOwnersInput()).rejects.toThrow('Нет картинки public/screens/');
});

it.each([
  ['build/check-input/index.ts', 'lib/content/home.ts', 'export {', 'не хватает запятой'],
  ['develop/site-server/dev.ts', PRODUCT_FILE, misspelt, 'такого имени нет'],
])(
  '%s stops with one sentence about a mistake in %s, without a stack trace',
  (script, file, content, sentence) => {
    lay(file, content);

    expect(runScript(script, at()).stderr).toMatch(
      new RegExp(`^${file}[^\\n]*: [^\\n]*${sentence}[^\\n]*\\n$`),
    );
  },
);

it('the launch list after a build names a heavy file and the open tasks, and its exit code is 0', () => {
  lay(PRODUCT_FILE, JSON.stringify(withoutWindows));
  lay(TOKENS_FILE, ':root { --ink: #000000; }');
  lay('out/index.html', randomBytes(20_000));
  lay('out/help/index.html', randomBytes(6_000));
  const { status, stdout } = runScript('build/launch-list/index.ts', at());

  expect(stdout).toMatch(
    /^out\/index\.html: [\d,]+ КБ, тяжелее обычного на [\d,]+ КБ, .* ждать на [\d,]+ с дольше\.\nДо запуска осталось дел: /,
  );
  expect(status).toBe(0);
});

it.each([
  ['the build’s exit code if the build fails', 'exit 3', 3, /^$/],
  ['1 and a message if tasks are open', 'exit 0', 1, /^Сайт собран, но к запуску не готов: /],
])('preflight exits with %s', (_, build, code, sentence) => {
  lay('package.json', JSON.stringify({ scripts: { build } }));
  lay(TOKENS_FILE, '');
  const { status, stderr } = runScript('owner/preflight.ts', at());

  expect(stderr.replace(/^npm .*\n/gm, '')).toMatch(sentence);
  expect(status).toBe(code);
});
