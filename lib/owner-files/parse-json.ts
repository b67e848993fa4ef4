import { decodeText } from './decode-text';

function placeOf(text: string, error: unknown): string {
  const [, position] = /position (\d+)/.exec(String(error)) ?? [];
  return position ? `строка ${text.slice(0, Number(position)).split('\n').length}, ` : '';
}

/** Parses JSON that people write by hand. @throws Error in Russian that names the file, the line and the remedy */
export function parseJson(file: string, content: Uint8Array): unknown {
  const text = decodeText(file, content);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${file}: ${placeOf(text, error)}это не JSON; проверьте рядом запятые, кавычки и скобки.`,
      { cause: error },
    );
  }
}
