import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TOKENS_FILE } from '@/lib/brand/tokens';

const FOLDER = 'lib/content';

/** A block of a guide: a command to run or text to put into a file. */
export interface RecipeStep {
  /** Heading that the block stands under. */
  readonly title: string;
  readonly language: string;
  readonly code: string;
  /** The last file and the last list that the words before the block name; empty: none. */
  readonly file: string;
  readonly list: string;
}

/** Blocks of other languages are only shown. */
const BLOCK = /^ *```(sh|ts|json|css)\n([^]*?)^ *```$/gm;

const lastOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].at(-1)?.[1] ?? '';

/** The steps of a guide in Markdown, in its order. */
export const readRecipes = (guide: string): RecipeStep[] =>
  guide.split(/^## /m).flatMap((section) =>
    [...section.matchAll(BLOCK)].map(({ 1: language = '', 2: code = '', index }) => {
      const before = section.slice(0, index);
      return {
        title: before.split('\n', 1)[0] ?? '',
        language,
        code,
        file: lastOf(before, /`([\w-]+\.(?:ts|json))`/g),
        list: lastOf(before, /список `(\w+)`/g),
      };
    }),
  );

/** Commands of a block, none if it is text. */
export const commandsOf = ({ language, code }: RecipeStep): string[] =>
  (language === 'sh' ? code : '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Commands that a dry run leaves out: they install, never end, ask questions, or compare with git. */
const notRun = ['npm ci', 'npm start', 'npm run release', 'npm run check'];

/** The commands of these steps that a dry run executes, without repetitions. */
export const commandsToRun = (steps: readonly RecipeStep[]): string[] =>
  [...new Set(steps.flatMap(commandsOf))].filter((line) => !notRun.includes(line));

/** Appends an entry to the list in the file. */
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

/** Sets the tokens of both themes to the values of the example, in which the light theme comes first. */
export function withTokens(source: string, example: string): string {
  const DARK = '@media (prefers-color-scheme: dark)';
  const [light, dark] = example.split(DARK).map((part) => [...part.matchAll(TOKEN)]);
  return source
    .split(DARK)
    .map((part, index) =>
      [light, dark][index]?.reduce(
        (css, [whole, name = '']) => css.replace(new RegExp(`${name}:[^;]+;`), whole),
        part,
      ),
    )
    .join(DARK);
}

/** The file into which a block of text goes. */
export const recipeFile = (root: string, { language, file }: RecipeStep): string =>
  path.join(root, language === 'css' ? TOKENS_FILE : path.join(FOLDER, file));

/** Writes a block of text into the file that the guide names, unless the owner already has. */
export async function enter(root: string, step: RecipeStep): Promise<void> {
  const { language, code } = step;
  const file = recipeFile(root, step);
  const source = await readFile(file, 'utf8');
  // An owner who has followed the guide has the entry's first line.
  const [line = code] = /^ *[\w-]+: .*/m.exec(code) ?? [];
  if (source.includes(line.trim())) return;
  const edited = language === 'css' ? withTokens(source, code) : withEntry(source, code);
  const next = language === 'json' ? withJson(source, step) : edited;
  if (next === source) throw new Error(`${file} has no place for «${step.title}».`);
  await writeFile(file, next);
}
