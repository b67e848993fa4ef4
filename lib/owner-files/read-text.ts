import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TextDecoder } from 'node:util';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'файла нет; верните его',
  EISDIR: 'это папка, а нужен файл; уберите её и верните файл',
};

export const CONTENT_FOLDER = 'lib/content';

const faults = [
  // In UTF-16, most bytes of Russian words are valid UTF-8, but there are zeros.
  [
    /[\ufffd\0]/,
    'файл сохранён не в UTF-8; сохраните его в этой кодировке (в Блокноте: «Сохранить как», внизу — «Кодировка»)',
  ],
  [
    /^(?:<<<<<<<|>>>>>>>) /m,
    'git не смог соединить две правки; оставьте нужное, а строки с <<<<<<<, ======= и >>>>>>> удалите',
  ],
] as const;

/** What pasting adds unseen. Joiners are not among it, because emoji and some scripts need them. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Reads a text of the owner without what pasting adds, with spaces for signs that end a line elsewhere, and with composed
 * letters (NFC). @throws Error in Russian when it is missing, not in UTF-8, or has git's merge markers
 */
export function readText(file: string, root = '.'): string {
  let content: Uint8Array;
  try {
    content = readFileSync(path.join(/* turbopackIgnore: true */ root, file));
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`${file}: ${reason}.`, { cause: error }) : error;
  }
  const text = new TextDecoder().decode(content);
  for (const [sign, sentence] of faults) {
    const [before = ''] = text.split(sign, 1);
    if (before !== text)
      throw new Error(`${file}, строка ${before.split('\n').length}: ${sentence}.`);
  }
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\u0085\u2028\u2029]/g, ' ')
    .normalize();
}
