/** @jest-environment node */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { readProduct } from '@/lib/product/read';
import { scripts } from '@/package.json';
import { addWord } from '@/scripts/rehearsal/add-word';
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

it('every entry of the guide fits into the file that it names, also where each text has another word', async () => {
  const entries = steps.filter(({ language }) => language !== 'sh');
  for (const step of entries) await enter(root, step);
  const product = readProduct(root);
  expect(product.dictionaries.at(-1)).toMatchObject({ code: 'cs', own: 'čeština' });
  expect(product.privacy.paragraphs).toEqual(['Первый абзац.', 'Второй абзац.']);
  for (const file of entries.map((entry) => entry.file).filter((name) => name.endsWith('.ts'))) {
    const source = await readFile(path.join(root, 'lib/content', file), 'utf8');
    expect(ts.transpileModule(addWord(source), { reportDiagnostics: true }).diagnostics).toEqual(
      [],
    );
  }
});

it.each([
  ['a text, whose escapes stay', String.raw`x('Раз\u00A0два')`, String.raw`x('Раз Эй\u00A0два')`],
  ['the end of a template', '`${x} раз`', '`${x} раз Эй`'],
  ['no name', "x = { 'раз': 1 }", "x = { 'раз': 1 }"],
  ['no type', "x as 'раз'", "x as 'раз'"],
  ['no text of another language', "'one'", "'one'"],
])('another word comes to %s', (_, source, expected) => {
  expect(addWord(source)).toBe(expected);
});
