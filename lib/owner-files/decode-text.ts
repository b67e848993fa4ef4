/**
 * Decodes a text file of the owner's, without the byte order mark that Windows may put before it.
 *
 * @param file named in the error
 * @throws Error with a Russian sentence when it is not UTF-8: in another encoding its Russian would
 *   be lost
 */
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
