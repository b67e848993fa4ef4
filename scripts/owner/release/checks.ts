import { statSync } from 'node:fs';
import { type z } from 'zod';
import { compareVersions } from '@/lib/product/compare-versions';
import { daySchema, versionSchema } from '@/lib/product/fields';
import { type Platform } from '@/lib/product/platforms';
import { installerName } from '@/lib/product/program-schema';
import { isSampleRelease } from '@/lib/product/sample';
import { type Release } from '@/lib/product/schema';

/** Returns a Russian sentence about what is wrong with an answer; undefined if the answer is valid. */
export type Check = (answer: string) => string | undefined;

/**
 * Asks until the answer is valid. An empty answer means the fallback.
 *
 * @returns the answer, trimmed
 * @throws Error when the owner stops the command
 */
export type Ask = (question: string, check: Check, fallback?: string) => Promise<string>;

export const checkPlatform: Check = (text) =>
  ['android', 'windows'].includes(text)
    ? undefined
    : `Платформа «${text}» неизвестна: бывают android и windows.`;

const bySchema =
  (name: string, schema: z.ZodType): Check =>
  (text) => {
    const problem = schema.safeParse(text).error?.issues[0]?.message;
    return problem && `${name} «${text}» не подходит: ${problem}.`;
  };

export const checkDate = bySchema('Дата', daySchema);
/** Checks the installer's name on the site. */
export const checkName = bySchema('Имя', installerName);
const checkNumbers = bySchema('Версия', versionSchema);

/**
 * Returns a check that a version is newer than all others. Its second parameter is the list of releases,
 * newest first; it may be empty.
 */
export const checkVersion =
  (platform: Platform['id'], [newest]: readonly Release[]): Check =>
  (text) => {
    const problem = checkNumbers(text);
    if (problem || !newest || compareVersions(text, newest.version) > 0) return problem;
    const remedy = isSampleRelease(platform, newest)
      ? ', из образца; с ключом --sample=remove она уйдёт'
      : '';
    return `Версия ${text} не новее последней: уже есть ${newest.version}${remedy}.`;
  };

export const checkNote: Check = (text) =>
  text.trim() === '' ? 'Изменение пустое: напишите, что изменилось.' : undefined;

export const isYes = (answer: string) => /^(да|д|yes|y|keep)$/i.test(answer);

/** Checks an answer, or the value of a flag, to whether something is kept. */
export const checkKeep: Check = (text) =>
  isYes(text) || /^(нет|н|no|n|remove)$/i.test(text)
    ? undefined
    : `Ответ «${text}» не понят: «да» (ключом keep) — оставить, «нет» (ключом remove) — убрать.`;

/** Checks the path of an installer on the owner's computer. */
export const checkInstaller: Check = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `Файла «${file}» нет: проверьте путь.`;
  if (stats.size === 0) return `Файл «${file}» пуст.`;
  return /\.(exe|msi|zip)$/i.test(file)
    ? undefined
    : `Установщик «${file}» должен быть файлом .exe, .msi или .zip.`;
};
