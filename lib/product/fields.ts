import { z } from 'zod';

export const versionSchema = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'нужны числа через точку, например 1.243');

export const daySchema = z.iso.date('нужен день вида 2026-11-21');

const DAY_OR_NOTHING = 'нужен день вида 2026-11-21 или пустое ""';

// The message twice: the union's is for a value that is not text, the day's for a text that is not a day.
export const dayOrNothing = z.union([z.literal(''), z.iso.date(DAY_OR_NOTHING)], DAY_OR_NOTHING);

export const text = z.string().trim().min(1, 'впишите текст или удалите запись');

/** Only the owner knows it. Empty: not known, and not shown. */
export const ownersText = z.string().trim();

/** The same in a field that was added later, which a file may not have. */
export const laterText = ownersText.default('');
