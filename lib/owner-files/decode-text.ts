/**
 * Decodes one of the owner's text files, without the byte order mark that Windows programs may add.
 *
 * @param file path of the file, for the error message
 * @throws Error with a Russian sentence when the file is not UTF-8 and Russian letters would be lost
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
