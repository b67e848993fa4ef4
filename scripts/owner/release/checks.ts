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
export type Ask = (question: string, check?: Check, fallback?: string) => Promise<string>;

export const checkPlatform: Check = (text) =>
  ['android', 'windows'].includes(text.toLowerCase())
    ? undefined
    : `Платформа «${text}» неизвестна: бывают android и windows.`;

const bySchema =
  (name: string, schema: z.ZodType): Check =>
  (text) => {
    const problem = schema.safeParse(text).error?.issues[0]?.message;
    return problem && `${name} «${text}» не подходит: ${problem}.`;
  };

export const checkDate = bySchema('Дата', daySchema);
export const checkInstallerName = bySchema('Имя', installerName);
const checkNumbers = bySchema('Версия', versionSchema);

/**
 * Returns a check of a new version: it must be valid, must not exist yet, and must be newer than every sample
 * release. It may be older than the owner's own releases, because the owner may add old versions to the history.
 */
export const checkVersion =
  (platform: Platform['id'], releases: readonly Release[]): Check =>
  (text) => {
    const problem = checkNumbers(text);
    const inTheWay = releases.find((release) => {
      const order = problem ? 1 : compareVersions(text, release.version);
      return order === 0 || (order < 0 && isSampleRelease(platform, release));
    });
    if (!inTheWay) return problem;
    const remedy = isSampleRelease(platform, inTheWay)
      ? ', из образца; с ключом --sample=remove она уйдёт'
      : '';
    return `Версия ${text} не подходит: уже есть ${inTheWay.version}${remedy}.`;
  };

export const checkNote: Check = (text) =>
  text.trim() === '' ? 'Изменение пустое: напишите, что изменилось.' : undefined;

export const isYes = (answer: string) => /^(да|д|yes|y|keep)$/i.test(answer);

/** Checks that an answer means yes (keep it) or no (remove it). Flags use the words `keep` and `remove`. */
export const checkKeep: Check = (text) =>
  isYes(text) || /^(нет|н|no|n|remove)$/i.test(text)
    ? undefined
    : `Ответ «${text}» не понят: «да» (ключом keep) — оставить, «нет» (ключом remove) — убрать.`;

/** Checks the path of an installer on the owner's computer. An empty path means that there is no new installer. */
export const checkInstaller: Check = (file) => {
  if (file === '') return undefined;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `Файла «${file}» нет: проверьте путь.`;
  if (stats.size === 0) return `Файл «${file}» пуст.`;
  return /\.(exe|msi|zip)$/i.test(file)
    ? undefined
    : `Установщик «${file}» должен быть файлом .exe, .msi или .zip.`;
};
