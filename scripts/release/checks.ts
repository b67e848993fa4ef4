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

/** A check by a condition. */
const unless =
  (isRight: (text: string) => boolean, sentence: (text: string) => string): Check =>
  (text) =>
    isRight(text) ? undefined : sentence(text);

export const checkPlatform = unless(
  (text) => ['android', 'windows'].includes(text),
  (text) => `Платформа «${text}» неизвестна: бывают android и windows.`,
);

/** The version must be newer than all others. */
export const checkVersion =
  (platform: Platform['id'], product: Product): Check =>
  (text) => {
    if (!versionSchema.safeParse(text).success) {
      return `Версия «${text}» записана неверно: нужны числа через точку, например 1.244.`;
    }
    const { version } = currentRelease(product[platform].releases);
    if (compareVersions(text, version) > 0) return undefined;
    return `Версия ${text} не новее последней: уже есть ${version}.`;
  };

export const checkDate = unless(
  (text) => daySchema.safeParse(text).success,
  (text) => `Дата «${text}» записана неверно: нужен день вида 2026-11-21.`,
);

export const checkNote = unless(
  (text) => text.trim() !== '',
  () => 'Изменение пустое: напишите, что изменилось.',
);

/** Checks the path of the owner's file. */
export const checkInstaller: Check = (file) => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `Файла «${file}» нет: проверьте путь.`;
  if (stats.size === 0) return `Файл «${file}» пуст.`;
  return /\.(exe|msi|zip)$/i.test(file)
    ? undefined
    : `Установщик «${file}» должен быть файлом .exe, .msi или .zip.`;
};
