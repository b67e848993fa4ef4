import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runCommand } from '../cli/run-command';
import { typesetContent } from './typeset-content';
import { decodeText } from '@/lib/decode-text';
import { readProduct } from '@/lib/product/read';

const FOLDER = 'lib/content';

/** Error of Prettier's parser; lines count from 1. */
interface SyntaxProblem {
  readonly loc?: { readonly start: { readonly line: number } };
}

/** Formats a file as `npm run format` does. @throws Error with a Russian sentence for a syntax error */
async function formatContent(file: string, text: string): Promise<string> {
  const options = await resolveConfig(file);
  return format(text, { ...options, filepath: file }).catch((error: SyntaxProblem) => {
    if (!error.loc) throw error;
    throw new Error(
      `Файл ${file} записан с ошибкой в строке ${error.loc.start.line}: проверьте кавычки, запятые и скобки.`,
      { cause: error },
    );
  });
}

/** `npm run typography`: corrects and formats the editor's texts by the rules of the site. */
runCommand(async () => {
  // Checks the product file before anything is written.
  readProduct('.');
  const names = (await readdir(FOLDER)).filter((name) => /\.(ts|json)$/.test(name));
  const files = names.map(async (name) => {
    const file = path.join(FOLDER, name);
    const source = await readFile(file);
    const text = typesetContent(name, decodeText(file, source));
    const result = Buffer.from(await formatContent(file, text));
    return { name, file, source, result };
  });
  const changed = (await Promise.all(files)).filter(({ source, result }) => !source.equals(result));
  for (const { file, result } of changed) await writeFile(file, result);
  console.log(
    changed.length > 0
      ? `Исправлены кавычки, тире, ё, неразрывные пробелы или отступы: ${changed.map(({ name }) => name).join(', ')}.`
      : `В ${FOLDER} всё набрано по правилам, менять нечего.`,
  );
  return 0;
});
