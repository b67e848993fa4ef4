import { z } from 'zod';
import { claimNames } from './claims';
import { compareVersions } from './compare-versions';

export const PRODUCT_FILE = 'lib/content/product.json';

export const versionSchema = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'нужны числа через точку, например 1.243');

export const daySchema = z.iso.date('нужен день вида 2026-11-21');

const DAY_OR_NOTHING = 'нужен день вида 2026-11-21 или пустое ""';

// The message twice: the union's is for a value that is not text, the day's for a text that is not a day.
const dayOrNothing = z.union([z.literal(''), z.iso.date(DAY_OR_NOTHING)], DAY_OR_NOTHING);

const text = z.string().trim().min(1, 'впишите текст или удалите запись');

/** Only the owner knows it. Empty: not known, and not shown. */
const ownersText = z.string().trim();

const change = z.strictObject({ kind: z.enum(['new', 'changed', 'fixed']), text });

const release = z.strictObject({
  version: versionSchema,
  /** Day of the release; empty: not known. */
  date: dayOrNothing,
  /** In the order of the dialog «Изменения»; empty: not described. */
  changes: z.array(change),
});

/** Written in any order, read newest first. */
const releases = z
  .array(release)
  .min(1, 'нужна хотя бы одна версия')
  .refine(
    (all) => new Set(all.map(({ version }) => version)).size === all.length,
    'одна и та же версия записана дважды, оставьте одну запись',
  )
  .transform((all) => all.toSorted((a, b) => compareVersions(b.version, a.version)));

/** Fingerprint of a certificate as Play Console and keytool show it. */
const fingerprint = z
  .string()
  .trim()
  .regex(
    /^[0-9a-f]{2}(:[0-9a-f]{2}){31}$/i,
    'нужен отпечаток SHA-256: 32 пары цифр и букв A–F через двоеточие',
  )
  .transform((text) => text.toUpperCase());

const app = z
  .strictObject({
    /** The app's and the developer's name as in the store, to the letter (Google Play's rule for the deletion page). */
    storeName: ownersText,
    developer: ownersText,
    /** Of the Android app, for links back into it. */
    packageName: z
      .string()
      .regex(/^([a-z]\w*(\.[a-z]\w*)+)?$/i, 'нужно имя вида org.slovar.app или пустое ""'),
    /** Of the keys that the app is signed with, for links that open it; may be left out. */
    certificates: z.array(fingerprint).default([]),
  })
  .refine(({ packageName, certificates }) => packageName !== '' || certificates.length === 0, {
    path: ['certificates'],
    error: 'отпечатки без имени пакета ничего не значат, впишите и app.packageName',
  });

/**
 * The product data of product.json: what the pages, the dialog of changes, structured
 * data, the sitemap, the header files, the feed and version.json are made of.
 * Every field is required, so that a misspelt name is noticed; fields that were added later are optional.
 */
export const productSchema = z.strictObject({
  /** Day of the last edit. */
  updated: daySchema,
  app,
  android: z.strictObject({ releases }),
  windows: z.strictObject({
    installer: z.strictObject({
      /** Name of the file, which lies in the folder for downloads. */
      file: z
        .string()
        .regex(
          /^[\w.-]+\.(exe|msi|zip)$/,
          'нужно имя файла .exe, .msi или .zip из латинских букв, цифр, точек и дефисов',
        ),
      bytes: z.int().positive(),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'нужны 64 цифры и буквы a–f, как их показывает sha256sum'),
      /** Name in the file's signature, to the letter; empty: unsigned. */
      signedBy: ownersText,
    }),
    requirements: ownersText,
    releases,
  }),
  /** Dictionaries to download inside the Android app. */
  dictionaries: z.array(
    z.strictObject({
      /** Language tag (BCP 47) of `own`. */
      code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'нужен код языка, например en'),
      from: text,
      /** The language's name in itself, to the letter. */
      own: text,
      to: text,
    }),
  ),
  deletion: z.strictObject({
    stepsInApp: z.array(text),
    /** Kinds of data. */
    deleted: z.array(text),
    kept: z.array(text),
    /** How long the kept data stay, in a sentence. */
    retention: ownersText,
    /** How long a deletion takes, in a sentence. */
    processing: ownersText,
  }),
  /** Text of the privacy page, which exists once there are paragraphs. */
  privacy: z.strictObject({ date: dayOrNothing, paragraphs: z.array(text) }),
  /** Statements that the owner has confirmed; may be left out. */
  confirmed: z.array(z.enum(claimNames)).default([]),
});

export type Product = z.infer<typeof productSchema>;
export type Release = z.infer<typeof release>;
export type Change = z.infer<typeof change>;
