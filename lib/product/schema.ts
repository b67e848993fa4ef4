import { z } from 'zod';
import { dayOrNothing, daySchema, laterText, ownersText, text } from './fields';
import { android, windows } from './program-schema';
import { keptText, statementNames } from './statements';

export const PRODUCT_FILE = 'lib/content/product.json';

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
    /**
     * Names of the app and the developer, exactly as in the store, because Google Play requires this
     * on the deletion page.
     */
    storeName: ownersText,
    developer: ownersText,
    /** Package name of the Android app, for links that open it. */
    packageName: z
      .string()
      .regex(/^([a-z]\w*(\.[a-z]\w*)+)?$/i, 'нужно имя вида org.slovar.app или пустое ""'),
    /**
     * Fingerprints of the app's signing certificates. Android needs them to open the site's links in the app
     * (asset-links.ts). They may be left out.
     */
    certificates: z.array(fingerprint).default([]),
    /** A sentence that says for which devices there is no app. */
    otherDevices: laterText,
  })
  .refine(({ packageName, certificates }) => packageName !== '' || certificates.length === 0, {
    path: ['certificates'],
    error: 'отпечатки без имени пакета ничего не значат, впишите и app.packageName',
  });

/** A place to talk about the app, besides the support address and the forum. */
const channel = z.strictObject({
  title: text,
  text: ownersText,
  /** Text of the link. */
  link: text,
  url: z.url({
    protocol: /^https?$/,
    hostname: /./,
    error: 'нужен адрес, например https://t.me/slovar',
  }),
});

/**
 * The content of product.json. From it, the build makes the pages, structured data, the sitemap, the header
 * files for hosts, the feed and version.json. Fields are required, so that a misspelt name is an error. Only
 * fields that were added later are optional.
 */
export const productSchema = z
  .strictObject({
    /** Day of the last edit. */
    updated: daySchema,
    app,
    android,
    windows,
    /** Dictionaries that the Android app can download. */
    dictionaries: z.array(
      z.strictObject({
        /**
         * Tag of the source language, such as en or zh-Hant: a language and at most one subtag of letters.
         * Other tags of BCP 47, such as es-419, are not accepted.
         */
        code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'нужен код языка, например en'),
        from: text,
        /** Name of the source language in that language itself. */
        own: text,
        to: text,
      }),
    ),
    /** Whether the app has more dictionaries than the list names; may be left out. */
    moreDictionaries: z.boolean().default(false),
    deletion: z.strictObject({
      stepsInApp: z.array(text),
      /** Kinds of data that are deleted, and kinds that are kept. */
      deleted: z.array(text),
      kept: z.array(text),
      /** A sentence that says for how long the remaining data are kept. */
      retention: ownersText,
      /** A sentence that says how long a deletion takes. */
      processing: ownersText,
    }),
    /** Text of the privacy page, which exists only if the text has paragraphs. */
    privacy: z.strictObject({ date: dayOrNothing, paragraphs: z.array(text) }),
    /** Further places to talk about the app, for the contacts page; may be left out. */
    channels: z.array(channel).default([]),
    /**
     * Names of the statements that the owner has confirmed, and of the sample texts that the owner keeps
     * (statements.ts). The list may be left out.
     */
    confirmed: z
      .array(
        z
          .string()
          .refine(
            (name) => statementNames.some((one) => one === name) || keptText.test(name),
            `нужно одно из: ${statementNames.join(', ')}; или имя текста из образца, например home.senses`,
          ),
      )
      .default([]),
  })
  .refine(({ android, windows }) => android.releases.length + windows.releases.length > 0, {
    path: ['android', 'releases'],
    error: 'нужна хотя бы одна версия, здесь или в windows.releases',
  });

export type Product = z.infer<typeof productSchema>;
export type { Change, Installer, Price, Release } from './program-schema';
