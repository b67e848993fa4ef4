/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;
const fileOf = (name: string) => path.join(root, 'lib/content', name);
const product = () => readFile(fileOf('product.json'), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'typography-'));
  await cp('lib/content/product.json', fileOf('product.json'));
  // A plug-in would be looked for beside the file.
  const rules = JSON.parse(await readFile('.prettierrc.json', 'utf8')) as object;
  await writeFile(path.join(root, '.prettierrc.json'), JSON.stringify({ ...rules, plugins: [] }));
});
afterEach(() => rm(root, { recursive: true }));

const run = () =>
  spawnSync(
    process.execPath,
    ['--import', require.resolve('tsx'), path.resolve('scripts/typography/index.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    },
  );

it('sets and formats what was typed, and says which files it has changed', async () => {
  const before = await product();
  await writeFile(fileOf('home.ts'), `export const home={lead:'Слово в карточке'}`);
  const { stdout, status } = run();

  expect(stdout).toMatch(/^Исправлены .*: home\.ts\.\n$/);
  expect(status).toBe(0);
  expect(await readFile(fileOf('home.ts'), 'utf8')).toBe(
    `export const home = { lead: 'Слово в\u00a0карточке' };\n`,
  );
  expect(await product()).toBe(before);
});

it('a file that cannot be read is named with the line in one sentence, and nothing is written', async () => {
  const typed = `export const home = { lead: 'Слово в карточке' }`;
  await writeFile(fileOf('home.ts'), typed);
  await writeFile(
    fileOf('slides.ts'),
    `export const slides = [\n  { img: 'a' text1: 'Слово' },\n];\n`,
  );
  const { stderr, status } = run();

  expect(stderr).toBe(
    'Файл lib/content/slides.ts записан с ошибкой в строке 2: проверьте кавычки, запятые и скобки.\n',
  );
  expect(status).toBe(1);
  expect(await readFile(fileOf('home.ts'), 'utf8')).toBe(typed);
});
