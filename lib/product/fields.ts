import { z } from 'zod';

export const versionSchema = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'нужны числа через точку, например 1.243');

const YEAR_MS = 366 * 86_400_000;

/** Accepts a day at most a year ahead: a later year is probably mistyped. @param message error if it is no day */
const dayOr = (message: string) =>
  z.iso
    .date(message)
    .refine(
      (day) => Date.parse(day) < Date.now() + YEAR_MS,
      'до этого дня больше года, проверьте год',
    );

export const daySchema = dayOr('нужен день вида 2026-11-21');

const DAY_OR_NOTHING = 'нужен день вида 2026-11-21 или пустое ""';

// The inner message is for a string that is not a date, and the outer one for a value that is not a string.
export const dayOrNothing = z.union([z.literal(''), dayOr(DAY_OR_NOTHING)], DAY_OR_NOTHING);

export const text = z.string().trim().min(1, 'впишите текст или удалите запись');

/** A fact that only the owner knows. If it is empty, the site does not show it. */
export const ownersText = z.string().trim();

/** Like `ownersText`, for a field that was added later and that older product files do not have. */
export const laterText = ownersText.default('');
