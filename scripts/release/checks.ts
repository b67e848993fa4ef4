import { statSync } from 'node:fs';
import { compareVersions } from '@/lib/product/compare-versions';
import { daySchema, type Product, versionSchema } from '@/lib/product/schema';
import { currentRelease, type Platform } from '@/lib/releases/releases';

/** Returns a Russian sentence about what is wrong with an answer; undefined: nothing. */
export type Check = (answer: string) => string | undefined;

/**
 * Asks until the check finds nothing; an empty answer means the fallback. The answer is trimmed.
 * Rejects when the owner stops the command.
 */
export type Ask = (question: string, check: Check, fallback?: string) => Promise<string>;

export const checkPlatform: Check = (text) =>
  ['android', 'windows'].includes(text)
    ? undefined
    : `Платформа «${text}» неизвестна: бывают android и windows.`;

const bySchema =
  (name: string, schema: typeof versionSchema | typeof daySchema): Check =>
  (text) => {
    const problem = schema.safeParse(text).error?.issues[0]?.message;
    return problem && `${name} «${text}» записана неверно: ${problem}.`;
  };

export const checkDate = bySchema('Дата', daySchema);
const checkNumbers = bySchema('Версия', versionSchema);

/** The version must be newer than all others. */
export const checkVersion =
  (platform: Platform['id'], product: Product): Check =>
  (text) => {
    const problem = checkNumbers(text);
    const { version } = currentRelease(product[platform].releases);
    if (problem || compareVersions(text, version) > 0) return problem;
    return `Версия ${text} не новее последней: уже есть ${version}.`;
  };

export const checkNote: Check = (text) =>
  text.trim() === '' ? 'Изменение пустое: напишите, что изменилось.' : undefined;

/** Checks the path of the owner's file. */
export const checkInstaller: Check = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `Файла «${file}» нет: проверьте путь.`;
  if (stats.size === 0) return `Файл «${file}» пуст.`;
  return /\.(exe|msi|zip)$/i.test(file)
    ? undefined
    : `Установщик «${file}» должен быть файлом .exe, .msi или .zip.`;
};
