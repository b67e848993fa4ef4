/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import json from '@/lib/content/product.json';
import { ownIconPaths } from '@/scripts/icon/own-icon';

const run = promisify(execFile);

/** What a command says in a folder with this product file, and nothing else of the site. */
async function check(
  product: string,
  environment: Record<string, string> = {},
  command = 'scripts/preflight/before-build.ts',
  lay: (folder: string) => Promise<unknown> = () => Promise.resolve(),
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'check-'));
  try {
    await mkdir(path.join(folder, 'lib/content'), { recursive: true });
    await writeFile(path.join(folder, 'lib/content/product.json'), product);
    await cp('public/downloads', path.join(folder, 'public/downloads'), { recursive: true });
    await symlink(
      path.resolve(require.resolve('tsx/package.json'), '../..'),
      path.join(folder, 'node_modules'),
    );
    await lay(folder);
    const script = path.resolve(command);
    await run(process.execPath, ['--import', 'tsx', script], {
      cwd: folder,
      env: { ...process.env, ...environment, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
    });
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { privacy: privasy, ...rest } = json;

it.each([
  ['a misspelt field', JSON.stringify({ ...rest, privasy }), {}, 'product.json: такого имени нет'],
  ['a file that is no JSON', '{', {}, 'lib/content/product.json: строка 1, это не JSON'],
  [
    'another installer',
    JSON.stringify(json).replace(/"bytes":\d+/, '"bytes":1'),
    {},
    'записано 1,',
  ],
  ['a missing picture', JSON.stringify(json), {}, 'Нет картинки public/screens/'],
  ['a wrong setting', JSON.stringify(json), { HSTS: 'yes' }, 'HSTS is «yes», but'],
])('%s is told in one sentence, without a stack', async (_, product, environment, sentence) => {
  const said = await check(product, environment);

  expect(said).toContain(sentence);
  expect(said.trim()).not.toContain('\n');
});

it('the development server tells a misspelt field in the same sentence', async () => {
  const said = await check(JSON.stringify({ ...rest, privasy }), {}, 'scripts/dev.ts');

  expect(said).toContain('product.json: такого имени нет');
  expect(said.trim()).not.toContain('\n');
});

it.each([
  [
    'lib/content/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
    'lib/content/icon.svg изменился: выполните npm run icon.',
  ],
  ['public/og.jpg', 'no picture', 'public/og.jpg: это не JPEG.'],
])('a wrong %s is told in one sentence', async (file, content, sentence) => {
  const said = await check(JSON.stringify(json), {}, undefined, async (folder) => {
    const icons = file.startsWith('public') ? ownIconPaths.filter((icon) => existsSync(icon)) : [];
    const parts = ['public/screens', 'app/styles', ...icons];
    for (const part of parts) await cp(part, path.join(folder, part), { recursive: true });
    await writeFile(path.join(folder, file), content);
  });

  expect(said).toContain(sentence);
  expect(said.trim()).not.toContain('\n');
});
