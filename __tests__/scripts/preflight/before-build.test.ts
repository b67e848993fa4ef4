import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fullProduct, withoutWindows } from '../../support/product';
import { runScript } from '../../support/run-script';
import { measureFile } from '@/lib/installer/verify';
import { screenshots } from '@/lib/screenshots/screenshots';
import { unsetVariables } from '@/lib/settings/variables';
import { ownIconPaths } from '@/scripts/pictures/icon/own-icon';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  for (const name of ['lib/content', 'public/downloads']) {
    await mkdir(path.join(folder, name), { recursive: true });
  }
  await writeFile(path.join(folder, 'public/downloads', installer.file), program);
});
afterEach(() => rm(folder, { recursive: true }));

const program = Buffer.from('MZ');
const installer = { ...fullProduct.windows.installer, ...measureFile(program) };
const right = JSON.stringify({ ...fullProduct, windows: { ...fullProduct.windows, installer } });
const onlyAndroid = JSON.stringify(withoutWindows);
const misspelt = right.replace('"privacy"', '"privasy"');
const lostLink = JSON.stringify({
  ...JSON.parse(right),
  privacy: { date: '', paragraphs: ['[Слова](help)'] },
});
const otherBytes = right.replace(/"bytes":\d+/, '"bytes":1');

const check = 'preflight/before-build.ts';
const [anyPicture] = screenshots.keys();

it.each([
  ['a misspelt field', check, misspelt, 'lib/content/product.json: такого имени нет', ''],
  [
    'a misspelt field',
    'site-server/dev.ts',
    misspelt,
    'lib/content/product.json: такого имени нет',
    '',
  ],
  ['a file that is no JSON', check, '{', 'product.json: строка 1, это не JSON', ''],
  ['another installer', check, otherBytes, 'записано 1,', ''],
  ['a mark before the file', check, `\ufeff${right}`, 'product.json: .*npm run typography', ''],
  ['a link of the policy', check, lostLink, 'privacy.paragraphs, запись 1: ссылка .*', ''],
  ['a missing picture', check, right, 'Нет картинки public/screens/', ''],
  ['a missing picture of the one program', check, onlyAndroid, 'Нет картинки', ''],
  ['a wrong setting', check, right, 'HSTS: записано «yes», а нужно другое', 'yes'],
])('%s stops %s with one sentence, without a stack', async (_, name, product, sentence, HSTS) => {
  await writeFile(path.join(folder, 'lib/content/product.json'), product);
  const { stderr } = runScript(name, folder, { HSTS });

  expect(stderr).toMatch(new RegExp(`^[^\\n]*${sentence}[^\\n]*\\n$`));
});

it.each([
  ['lib/content/icon.svg', '<svg/>', 'lib/content/icon.svg изменился: выполните npm run icon.', []],
  ['public/og.jpg', 'no picture', 'public/og.jpg: это не JPEG.', ownIconPaths],
  [
    `screenshots/${anyPicture}.png`,
    'another one',
    `не из нынешних снимков в screenshots/ \\(1\\): ${anyPicture}\\. Выполните npm run screenshots\\.`,
    [],
  ],
  ['lib/content/home.ts', 'export {', 'home\\.ts, строка 1: не хватает запятой', []],
  ['public/vercel.json', '{', 'public/vercel.json: .*это не JSON', []],
])('a wrong %s stops the build with one sentence', async (file, content, sentence, icons) => {
  const parts = ['public/screens', 'app/styles', ...icons.filter((icon) => existsSync(icon))];
  for (const part of parts) await cp(part, path.join(folder, part), { recursive: true });
  await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
  await writeFile(path.join(folder, 'lib/content/product.json'), right);
  await writeFile(path.join(folder, file), content);

  expect(runScript(check, folder).stderr).toMatch(new RegExp(`^[^\\n]*${sentence}[^\\n]*\\n$`));
});

it('REQUIRE_PREFLIGHT ends the build of a site that is not ready with an error', () => {
  // npm ends a build whose postbuild fails.
  const env = { ...process.env, ...unsetVariables, REQUIRE_PREFLIGHT: 'true' };
  const { status, stderr } = spawnSync('npm run postbuild', { env, shell: true, encoding: 'utf8' });

  expect(stderr).toMatch(/^REQUIRE_PREFLIGHT=true: сайт к запуску не готов;/m);
  expect(status).toBe(1);
});

it('after a build nothing is read unless the owner has asked for it', () => {
  const lifecycle = { npm_lifecycle_event: 'postbuild' };
  const built = runScript('preflight/index.ts', folder, lifecycle);

  expect(built).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
