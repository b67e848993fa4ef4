import { TextDecoder } from 'node:util';

/** Decodes a text of the owner without its byte order mark. @throws Error in Russian when it is not UTF-8 */
export function decodeText(file: string, content: Uint8Array): string {
  // In UTF-16, most bytes of Russian words are valid UTF-8, but there are zeros.
  const text = new TextDecoder().decode(content);
  const [before = ''] = text.split(/[\ufffd\0]/, 1);
  if (before === text) return text;
  throw new Error(
    `${file}, строка ${before.split('\n').length}: файл сохранён не в UTF-8; сохраните его в этой кодировке (в Блокноте: «Сохранить как», внизу — «Кодировка»).`,
  );
}
