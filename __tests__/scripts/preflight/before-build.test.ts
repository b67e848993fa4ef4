import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fullProduct, withoutWindows } from '../../support/product';
import { runScript } from '../../support/run-script';
import { inTemporaryFolder } from '../../support/temporary-folder';
import { measureFile } from '@/lib/installer/verify';
import { PRODUCT_FILE } from '@/lib/product/schema';
import { PUBLISHED_FOLDER } from '@/lib/screenshots/files';
import { screenshots } from '@/lib/screenshots/screenshots';
import { unsetVariables } from '@/lib/settings/variables';
import { checkOwnersInput } from '@/scripts/preflight/owners-input';

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
  ['another installer', PRODUCT_FILE, otherBytes, /windows\.installer\.bytes: записано 1,/],
  [
    'a mark before the text',
    PRODUCT_FILE,
    `\ufeff${right}`,
    /product\.json: .* npm run typography/,
  ],
  [
    'a wrong link',
    PRODUCT_FILE,
    JSON.stringify(lostLink),
    /privacy\.paragraphs, запись 1: ссылка /,
  ],
  ['a wrong value', '.env', 'HSTS=yes', /^HSTS: записано «yes», а нужно другое/],
  ['no JSON', 'public/vercel.json', '{', /^public\/vercel\.json: .*это не JSON/],
  ['a new original', `screenshots/${anyPicture}.png`, '', /снимков в screenshots\/ \(1\)/],
  ['no picture', 'public/og.jpg', '', /^public\/og\.jpg: это не JPEG\./],
  ['a new icon', 'lib/content/icon.svg', '<svg/>', /icon\.svg изменился: выполните npm run icon\./],
])('%s in %s stops the build with a sentence', async (_, file, content, sentence) => {
  lay(file, content);

  await expect(checkOwnersInput()).rejects.toThrow(sentence);
});

it('so does a picture that is missing', async () => {
  rmSync(PUBLISHED_FOLDER, { recursive: true });

  await expect(checkOwnersInput()).rejects.toThrow('Нет картинки public/screens/');
});

it.each([
  ['preflight/before-build.ts', 'lib/content/home.ts', 'export {', 'не хватает запятой'],
  ['site-server/dev.ts', PRODUCT_FILE, misspelt, 'такого имени нет'],
])('%s says one sentence about %s, without a stack', (script, file, content, sentence) => {
  lay(file, content);

  expect(runScript(script, at()).stderr).toMatch(
    new RegExp(`^${file}[^\\n]*: [^\\n]*${sentence}[^\\n]*\\n$`),
  );
});

it('REQUIRE_PREFLIGHT ends the build of a site that is not ready with an error', () => {
  // npm ends a build whose postbuild fails.
  const env = { ...process.env, ...unsetVariables, REQUIRE_PREFLIGHT: 'true' };
  const options = { cwd: project, env, shell: true, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('npm run postbuild', options);

  expect(stderr).toMatch(/^REQUIRE_PREFLIGHT=true: сайт к запуску не готов;/m);
  expect(status).toBe(1);
});

it('after a build only what is heavy is said unless the owner has asked for more', () => {
  lay(PRODUCT_FILE, JSON.stringify(withoutWindows));
  lay('out/index.html', randomBytes(20_000));
  const lifecycle = { npm_lifecycle_event: 'postbuild' };
  const { status, stdout } = runScript('preflight/index.ts', at(), lifecycle);

  expect(stdout).toMatch(/^out\/index\.html: .* ждать на .* с дольше\.\n$/);
  expect(status).toBe(0);
});
