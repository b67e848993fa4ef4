import { z } from 'zod';
import {
  emailAddress,
  httpOrigin,
  httpUrl,
  name,
  optionalName,
  optionalText,
  siteUrl,
  text,
} from './fields';
import { android, windows } from './program-schema';

/** The file with all facts, relative to the project. */
export const SITE_FILE = 'lib/content/site.json';

/** A place to talk about the app, besides the support address and the forum. */
const channel = z.strictObject({
  title: text,
  text: optionalText,
  /** Text of the link. */
  link: text,
  url: httpUrl('https://t.me/slovar'),
});

const dictionary = z.strictObject({
  /**
   * Tag of the source language, such as en or zh-Hant: a language and at most one subtag of letters. Other tags
   * of BCP 47, such as es-419, are not accepted.
   */
  code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'нужен код языка, например en'),
  from: text,
  /** Name of the source language in that language itself. */
  own: name,
  to: text,
});

const deletion = z.strictObject({
  stepsInApp: z.array(text).default([]),
  /** Kinds of data that are deleted, and kinds that are kept. */
  deleted: z.array(text).default([]),
  kept: z.array(text).default([]),
  /** A sentence that says for how long the remaining data are kept. */
  retention: optionalText,
  /** A sentence that says how long a deletion takes. */
  processing: optionalText,
});

/** The content of site.json. From it, the build makes the pages and all files for other software. */
export const siteSchema = z
  .strictObject({
    /** Whether the facts are still those of the sample. */
    sample: z.boolean().default(false),
    /** Name of the product and of the site. */
    name: name.max(40, 'нужно название не длиннее 40 знаков'),
    /** Public home URL. Its path is the sub-path under which the site is served. */
    url: siteUrl,
    /** The support address. */
    email: emailAddress,
    /** Address of the forum; empty if there is no forum. */
    forum: z.literal('').or(httpUrl('https://forum.example/slovar или пустое ""')),
    channels: z.array(channel).default([]),
    /** Names of the developer and the app, exactly as in the store. Google Play requires them on a page. */
    developer: optionalName,
    storeName: optionalName,
    /** The account service’s origin; empty: the site’s own. `null` if the app has no accounts. */
    accounts: z.strictObject({ service: z.union([z.literal(''), httpOrigin]) }).nullable(),
    /** A sentence that says for which devices there is no app. */
    otherDevices: optionalText,
    android: android.nullable(),
    windows: windows.nullable(),
    /** Dictionaries that the Android app can download. */
    dictionaries: z.array(dictionary).default([]),
    /** Whether the app has more dictionaries than the list names. */
    moreDictionaries: z.boolean().default(false),
    deletion: deletion.prefault({}),
  })
  .refine(({ android: app, windows: program }) => app ?? program, {
    path: ['android'],
    error: 'нет ни одной программы, опишите её здесь или в windows',
  });

export type Facts = z.infer<typeof siteSchema>;
export type { Change, Price, Release, Store } from './program-schema';
