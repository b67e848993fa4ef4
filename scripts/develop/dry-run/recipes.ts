import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TOKENS_FILE } from '@/lib/brand/tokens';

const FOLDER = 'lib/content';

/** A code block of the guide: commands to run, or text to put into a file. */
export interface RecipeStep {
  readonly language: string;
  readonly code: string;
  /** The last file that the guide names before the block; empty if it names none. */
  readonly file: string;
  /** The list in the JSON file that the code is added to: the last one named before the block; empty if none. */
  readonly list: string;
}

/** Matches the code blocks that are steps. Blocks in other languages are only illustrations. */
const BLOCK = /^ *```(sh|ts|json|css)\n([^]*?)^ *```$/gm;

const lastOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';

/** Reads the steps of a Markdown guide, from first to last. */
export async function readRecipes(guide: string): Promise<RecipeStep[]> {
  const sections = (await readFile(guide, 'utf8')).split(/^## /m);
  return sections.flatMap((section) =>
    [...section.matchAll(BLOCK)].map(({ 1: language = '', 2: code = '', index }) => {
      const before = section.slice(0, index);
      const file = lastOf(before, /`([\w-]+\.(?:ts|json))`/g);
      return { language, code, file, list: lastOf(before, /список `(\w+)`/g) };
    }),
  );
}

/** Returns the commands of a step. A step that is text for a file has none. */
export const commandsOf = ({ language, code }: RecipeStep): string[] =>
  language === 'sh' ? code.trim().split(/\s*\n\s*/) : [];

/** Appends an entry to the last list in a TypeScript source. */
const withEntry = (source: string, entry: string) =>
  source.replace(/^\](?![^]*^\])/m, `${entry.trimEnd()}\n]`);

function withJson(source: string, { code, list }: RecipeStep): string {
  const product = JSON.parse(source) as Record<string, unknown>;
  const next = list
    ? { ...product, [list]: [...(product[list] as unknown[]), JSON.parse(code)] }
    : { ...product, ...(JSON.parse(`{${code}}`) as object) };
  return `${JSON.stringify(next, undefined, 2)}\n`;
}

const TOKEN = /(--[\w-]+): [^;]+;/g;

/** Sets the tokens of both themes to the values in the guide's example, which has the light theme first. */
export function withTokens(source: string, example: string): string {
  const DARK = '@media (prefers-color-scheme: dark)';
  const examples = example.split(DARK).map((part) => [...part.matchAll(TOKEN)]);
  const setAll = (css: string, tokens: RegExpExecArray[] = []) =>
    tokens.reduce(
      (all, [token, name = '']) => all.replace(new RegExp(`${name}:[^;]+;`), token),
      css,
    );
  return source
    .split(DARK)
    .map((part, index) => setAll(part, examples[index]))
    .join(DARK);
}

/** Returns the file that a step's text must be written into. */
export const recipeFile = (root: string, { language, file }: RecipeStep): string =>
  path.join(root, language === 'css' ? TOKENS_FILE : path.join(FOLDER, file));

/**
 * Enters a step's text into the file that the guide names, unless the owner has already entered it.
 *
 * @throws Error when the file has no place for the text
 */
export async function enter(root: string, step: RecipeStep): Promise<void> {
  const { language, code } = step;
  const file = recipeFile(root, step);
  const source = await readFile(file, 'utf8');
  // If the file contains the entry's first line, the owner has already followed this recipe.
  const [line = code] = /^ *[\w-]+: .*/m.exec(code) ?? [];
  if (source.includes(line.trim())) return;
  const edited = language === 'css' ? withTokens(source, code) : withEntry(source, code);
  const next = language === 'json' ? withJson(source, step) : edited;
  if (next === source) throw new Error(`${file} has no place for this text:\n${code}`);
  await writeFile(file, next);
}
