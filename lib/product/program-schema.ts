import { z } from 'zod';
import { compareVersions } from './compare-versions';
import { dayOrNothing, laterText, ownersText, text, versionSchema } from './fields';

const change = z.strictObject({ kind: z.enum(['new', 'changed', 'fixed']), text });

const release = z.strictObject({
  version: versionSchema,
  /** Day of the release; empty if it is not known. */
  date: dayOrNothing,
  /** Changes in the order in which the version dialog shows them; empty if no change is described. */
  changes: z.array(change),
});

export type Release = z.infer<typeof release>;
export type Change = z.infer<typeof change>;

/**
 * The product file may list releases in any order. The schema sorts them, newest first. Without releases the
 * platform has no program.
 */
const releases = z
  .array(release)
  .refine(
    (all) => new Set(all.map(({ version }) => version)).size === all.length,
    'одна и та же версия записана дважды, оставьте одну запись',
  )
  .transform((all) => all.toSorted((a, b) => compareVersions(b.version, a.version)));

const price = z
  .strictObject({
    /**
     * The price in words: what is free, what is not, and whether there are ads. If this text is empty, the
     * site shows no price.
     */
    text: ownersText,
    /** Price of installing the program, for search engines; empty if search engines should get no price. */
    amount: z
      .string()
      .regex(/^(\d+(\.\d\d)?)?$/, 'нужно число, например 0 или 199.90, или пустое ""'),
    /** Currency code (ISO 4217). */
    currency: z.string().regex(/^[A-Z]{3}$/, 'нужен код валюты, например RUB'),
  })
  .refine(({ amount, ...shown }) => amount === '' || shown.text !== '', {
    path: ['text'],
    error: 'поисковикам сумма сказана, а посетителю нет: впишите цену словами',
  })
  .default({ text: '', amount: '', currency: 'RUB' });

export type Price = z.infer<typeof price>;

export const installerName = z
  .string()
  .regex(
    /^[\w.-]+\.(exe|msi|zip)$/,
    'нужно имя файла .exe, .msi или .zip из латинских букв, цифр, точек и дефисов',
  );

const installer = z.strictObject({
  /** Name of the file in the folder for downloads. */
  file: installerName,
  bytes: z.int().positive(),
  sha256: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/,
      'нужны 64 цифры и буквы a–f; впишите 64 нуля, и сборка назовёт верную сумму',
    ),
  /** The signer's name, exactly as in the file's signature; empty if the file is not signed. */
  signedBy: ownersText,
});

export type Installer = z.infer<typeof installer>;

export const android = z.strictObject({
  price,
  /** The oldest version of Android on which the app runs, in words. */
  requirements: laterText,
  /** Size of the download in words, because it differs from device to device. */
  size: laterText,
  releases,
});

export const windows = z.strictObject({
  price,
  /** The installer of the current version. */
  installer,
  /** The installer of an earlier version that is still offered; may be left out. */
  former: installer.extend({ version: versionSchema }).optional(),
  requirements: ownersText,
  releases,
});
