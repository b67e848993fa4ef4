/** Decodes a text of the owner without its byte order mark. @throws Error in Russian when it is not UTF-8 */
export function decodeText(file: string, content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch (error) {
    const [before = ''] = new TextDecoder().decode(content).split('\ufffd', 1);
    throw new Error(
      `${file}, строка ${before.split('\n').length}: файл сохранён не в UTF-8; сохраните его в этой кодировке (в Блокноте: «Сохранить как», внизу — «Кодировка»).`,
      { cause: error },
    );
  }
}
