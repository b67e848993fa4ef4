import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { platformIds, type PlatformId } from './draft';
import { type Facts } from '@/lib/content/facts-schema';
import { compareVersions } from '@/lib/releases/compare-versions';
import { currentRelease } from '@/lib/releases/current-release';

/** A Russian sentence for the owner; undefined: nothing is wrong. */
export type Problem = string | undefined;

export const isPlatform = (text: string): text is PlatformId =>
  platformIds.some((platform) => platform === text);

export const platformProblem = (text: string): Problem =>
  isPlatform(text) ? undefined : `Платформа «${text}» неизвестна: бывают android и windows.`;

/** The version must be newer than all that are there. */
export function versionProblem(text: string, platform: PlatformId, facts: Facts): Problem {
  if (!/^\d+(\.\d+)*$/.test(text)) {
    return `Версия «${text}» записана неверно: нужны числа через точку, например 1.244.`;
  }
  const { version } = currentRelease(facts[platform].releases);
  return compareVersions(text, version) > 0
    ? undefined
    : `Версия ${text} не новее последней: уже есть ${version}.`;
}

export const dateProblem = (text: string): Problem =>
  z.iso.date().safeParse(text).success
    ? undefined
    : `Дата «${text}» записана неверно: нужен день вида 2026-11-21.`;

export const noteProblem = (text: string): Problem =>
  text.trim() === '' ? 'Изменение пустое: напишите, что изменилось.' : undefined;

export const changesProblem = (changes: readonly unknown[]): Problem =>
  changes.length === 0 ? 'Нужно хотя бы одно изменение.' : undefined;

/** @param file path of the owner's installer */
export function installerProblem(file: string): Problem {
  if (!/\.(exe|msi|zip)$/i.test(file)) {
    return `Установщик «${file}» должен быть файлом .exe, .msi или .zip.`;
  }
  const stats = statSync(path.resolve(file), { throwIfNoEntry: false });
  if (!stats?.isFile()) return `Файла «${file}» нет.`;
  return stats.size > 0 ? undefined : `Файл «${file}» пуст.`;
}
