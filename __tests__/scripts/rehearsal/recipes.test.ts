/** @jest-environment node */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { claimNames } from '@/lib/product/claims';
import { readProduct } from '@/lib/product/read';
import { scripts } from '@/package.json';
import { commandsOf, enter, readRecipes, type RecipeStep } from '@/scripts/rehearsal/recipes';

let root: string;
let steps: RecipeStep[];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'recipes-'));
  await cp('lib/content', path.join(root, 'lib/content'), { recursive: true });
  steps = readRecipes(await readFile('lib/content/README.md', 'utf8'));
});

afterAll(() => rm(root, { recursive: true }));

it('every command of the guide for editors is there', () => {
  const named = steps
    .filter(({ language }) => language === 'sh')
    .flatMap(commandsOf)
    .map((line) => /^npm (?:run )?(\S+)/.exec(line)?.[1])
    .filter((name) => name !== undefined);

  expect(named.length).toBeGreaterThan(5);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

it('every entry of the guide fits into the file that it names', async () => {
  const entries = steps.filter(({ language }) => language !== 'sh');
  for (const step of entries) await enter(root, step);
  const product = readProduct(root);
  expect(product.dictionaries.at(-1)).toMatchObject({ code: 'cs', own: 'čeština' });
  expect(product.confirmed).toEqual(claimNames);
  expect(product.privacy.paragraphs).toEqual(['Первый абзац.', 'Второй абзац.']);
  for (const file of entries.map((entry) => entry.file).filter((name) => name.endsWith('.ts'))) {
    const source = await readFile(path.join(root, 'lib/content', file), 'utf8');
    expect(ts.transpileModule(source, { reportDiagnostics: true }).diagnostics).toEqual([]);
  }
});
