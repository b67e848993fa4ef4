/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import json from '@/lib/content/product.json';

const run = promisify(execFile);

/** What a command says in a folder with this product file, and nothing else of the site. */
async function check(
  product: string,
  environment: Record<string, string>,
  script = 'preflight/before-build.ts',
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
    await run(process.execPath, ['--import', 'tsx', path.resolve('scripts', script)], {
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

const misspelt = JSON.stringify({ ...rest, privasy });
const right = JSON.stringify(json);
const otherBytes = right.replace(/"bytes":\d+/, '"bytes":1');

it.each([
  ['a misspelt field', misspelt, {}, 'product.json: такого имени нет'],
  ['a file that is no JSON', '{', {}, 'lib/content/product.json: строка 1, это не JSON'],
  ['another installer', otherBytes, {}, 'записано 1,'],
  ['a missing picture', right, {}, 'Нет картинки public/screens/'],
  ['a wrong setting', right, { HSTS: 'yes' }, 'HSTS is «yes», but'],
])('%s is told in one sentence, without a stack', async (_, product, environment, sentence) => {
  expect(await check(product, environment)).toMatch(new RegExp(`^[^\n]*${sentence}[^\n]*\n$`));
});

it('the development server tells a misspelt field in the same sentence', async () => {
  const said = await check(misspelt, {}, 'dev.ts');

  expect(said).toMatch(/^[^\n]*product.json: такого имени нет[^\n]*\n$/);
});
