import { format, resolveConfig } from 'prettier';

/** Error of a parser; lines count from 1. */
interface SyntaxProblem {
  readonly loc?: { readonly start: { readonly line: number } };
}

/**
 * Formats a file as `npm run format` does.
 *
 * @param file its path
 * @throws Error with a Russian sentence for the editor when the text cannot be read as what it is
 */
export async function formatContent(file: string, text: string): Promise<string> {
  const options = await resolveConfig(file);
  return format(text, { ...options, filepath: file }).catch((error: SyntaxProblem) => {
    if (!error.loc) throw error;
    throw new Error(
      `Файл ${file} записан с ошибкой в строке ${error.loc.start.line}: проверьте кавычки, запятые и скобки.`,
      { cause: error },
    );
  });
}
