/**
 * By this sentence the archive that takes the installer's place in public/downloads/ is recognised.
 * It stands there in a text of UTF-8, stored without compression.
 */
export const PLACEHOLDER_SENTENCE = 'В этом архиве нет никакой программы: только этот текст.';

/** Whether a file is the archive that says it is no installer. */
export const isPlaceholder = (file: Buffer): boolean => file.includes(PLACEHOLDER_SENTENCE);
