import { z } from 'zod';
import { emailAddress, httpOrigin, httpUrl, languageCode, siteUrl } from './fields';
import { android, windows } from './program-schema';
import { name, optionalName, optionalText, text } from '@/lib/owner-files/fields';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';

export const SITE_FILE = `${CONTENT_FOLDER}/site.json`;

const channel = z.strictObject({
  title: text,
  text: optionalText,
  link: text,
  url: httpUrl('https://t.me/slovar'),
});

const dictionary = z.strictObject({
  code: languageCode,
  from: text,
  /** Name of the source language in that language itself. */
  own: name,
  to: text,
});

const deletion = z.strictObject({
  stepsInApp: z.array(text).default([]),
  deleted: z.array(text).default([]),
  kept: z.array(text).default([]),
  retention: optionalText,
  /** How long a deletion takes. */
  processing: optionalText,
  /** Whether a deletion can be undone. */
  final: optionalText,
  /** What happens to the data on the user's device. */
  onDevice: optionalText,
});

/** The content of site.json. lib/content/README.md describes its fields for the owner. */
export const siteSchema = z
  .strictObject({
    sample: z.boolean().default(false),
    name: name.max(40, 'нужно название не длиннее 40 знаков'),
    url: siteUrl,
    email: emailAddress,
    forum: z.literal('').or(httpUrl('https://forum.example/slovar или пустое ""')),
    channels: z.array(channel).default([]),
    /** As in the store. Google Play requires them on the deletion page. */
    developer: optionalName,
    storeName: optionalName,
    /** The account service’s origin; empty: the site’s own. `null` if the app has no accounts. */
    accounts: z.strictObject({ service: z.union([z.literal(''), httpOrigin]) }).nullable(),
    otherDevices: optionalText,
    android: android.nullable(),
    windows: windows.nullable(),
    /** Those that the Android app can download. */
    dictionaries: z.array(dictionary).default([]),
    moreDictionaries: z.boolean().default(false),
    deletion: deletion.prefault({}),
  })
  .refine(({ android: app, windows: program }) => app ?? program, {
    path: ['android'],
    error: 'нет ни одной программы, опишите её здесь или в windows',
  });

export type Facts = z.infer<typeof siteSchema>;
export type { Change, Price, Release, Store } from './program-schema';
