/** By this sentence the archive of `npm run installer:stand-in` is recognised. */
export const STAND_IN_SENTENCE = 'В этом архиве нет никакой программы: только этот текст.';

/** Whether a file is the archive that says it is no installer. */
export const isStandIn = (file: Buffer): boolean => file.includes(STAND_IN_SENTENCE);
