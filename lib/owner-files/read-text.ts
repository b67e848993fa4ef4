import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'файла нет; верните его',
  EISDIR: 'это папка, а нужен файл; уберите её и верните файл',
};

export const CONTENT_FOLDER = 'lib/content';

/** What git leaves around two changes of the same lines. */
const MERGE_MARKER = /^(?:<<<<<<<|>>>>>>>) /m;

/** Decodes a text without its byte order mark. */
function decode(file: string, content: Uint8Array): string {
  // In UTF-16, most bytes of Russian words are valid UTF-8, but there are zeros.
  const text = new TextDecoder().decode(content);
  const [before = ''] = text.split(/[\ufffd\0]/, 1);
  if (before === text) return text;
  throw new Error(
    `${file}, строка ${before.split('\n').length}: файл сохранён не в UTF-8; сохраните его в этой кодировке (в Блокноте: «Сохранить как», внизу — «Кодировка»).`,
  );
}

/** Reads a text of the owner. @throws Error in Russian when it is missing, not in UTF-8, or not merged */
export function readText(file: string, root = '.'): string {
  let content: Uint8Array;
  try {
    content = readFileSync(path.join(/* turbopackIgnore: true */ root, file));
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`${file}: ${reason}.`, { cause: error }) : error;
  }
  const text = decode(file, content);
  const [before = ''] = text.split(MERGE_MARKER, 1);
  if (before === text) return text;
  throw new Error(
    `${file}, строка ${before.split('\n').length}: git не смог соединить две правки; оставьте нужное, а строки с <<<<<<<, ======= и >>>>>>> удалите.`,
  );
}
