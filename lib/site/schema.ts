import { z } from 'zod';
import { dayOrNothing, emailAddress, httpOrigin, httpUrl, languageCode, siteUrl } from './fields';
import { name, optionalName, optionalText, text, unique } from '@/lib/owner-files/fields';
import { CONTENT_FOLDER } from '@/lib/owner-files/read-text';
import { knownStore, knownStores } from '@/lib/stores/stores';

export const SITE_FILE = `${CONTENT_FOLDER}/site.json`;

const like = (pattern: RegExp, remedy: string) => z.string().regex(pattern, remedy);

const change = z.strictObject({ kind: z.enum(['new', 'changed', 'fixed']), text });

const release = z.strictObject({
  version: like(/^\d+(\.\d+)*$/, 'нужны числа через точку, например 1.243'),
  date: dayOrNothing.default(''),
  changes: z.array(change).default([]),
});

const installer = z.strictObject({
  file: like(
    /^[\w.-]+\.(exe|msi|msix|msixbundle|zip)$/i,
    'нужно имя файла .exe, .msi, .msix или .zip из латинских букв, цифр, точек и дефисов',
  ),
  /** Exactly as in the file's signature; empty if the file is not signed. */
  signedBy: optionalName,
});

/** A release of the Windows program may have an installer. */
export type Release = z.infer<typeof release> & {
  readonly installer?: z.infer<typeof installer> | undefined;
};
export type Change = z.infer<typeof change>;

/** `1.10` follows `1.9`. */
const byVersion = new Intl.Collator('en', { numeric: true });

/** Returns a version without zeros at its end, because 3.2 and 3.2.0 are one version. */
export const shortVersion = (version: string) => version.replace(/(\.0+)+$/, '');

const releasesOf = <Schema extends z.ZodType<Release>>(schema: Schema) =>
  z
    .array(schema)
    .min(1, 'нужна хотя бы одна версия; если приложения нет, напишите null вместо всей группы')
    .superRefine(unique('version', ({ version }) => shortVersion(version)))
    .transform((all) => all.toSorted((a, b) => byVersion.compare(b.version, a.version)));

const price = z
  .strictObject({
    text: optionalText,
    /** For search engines; empty if they should get no price. */
    amount: like(/^(\d+(\.\d\d)?)?$/, 'нужно число, например 0 или 199.90, или пустое ""'),
    /** ISO 4217. */
    currency: like(/^[A-Z]{3}$/, 'нужен код валюты, например RUB'),
  })
  .refine(({ amount, ...shown }) => amount === '' || shown.text !== '', {
    path: ['text'],
    error: 'поисковикам сумма сказана, а посетителю нет: впишите цену словами',
  });

const shared = {
  /** One price, or several, such as those of a free and a paid edition. */
  price: z.preprocess((own) => [own].flat(), z.array(price)).default([]),
  requirements: optionalText,
};

const STORE_EXAMPLE = 'https://play.google.com/store/apps/details?id=org.slovar.app';

const store = z
  .strictObject({ url: httpUrl(STORE_EXAMPLE), name: optionalName })
  .transform(({ url, name }) => ({ url, name: name || (knownStore(url) ?? '') }))
  .refine(({ name }) => name !== '', {
    path: ['name'],
    error: `по адресу не узнать магазин (узнаём ${knownStores.join(', ')}), впишите его название`,
  })
  // Stores name an app by its package, and AppGallery by a number.
  .refine(({ url }) => !knownStore(url) || /\/\/.*\/.*(\w\.\w|app\/C\d)/.test(url), {
    path: ['url'],
    error: `это сам магазин, а нужна страница приложения, например ${STORE_EXAMPLE}`,
  });

export type Store = z.infer<typeof store>;

const android = z
  .strictObject({
    ...shared,
    /** For links that open the app; empty: there are no such links. */
    package: like(
      /^([a-z]\w*(\.[a-z]\w*)+)?$/i,
      'нужно имя вида org.slovar.app или пустое ""',
    ).default(''),
    /** Where there is room for only one store, the site uses the first. */
    stores: z
      .array(store)
      .min(1, 'впишите хотя бы одну страницу приложения в магазине')
      .superRefine(unique('url'))
      .transform((all) => all as [Store, ...Store[]]),
    /** The size of the download in words, such as «около 30 МБ», because the store sends each device another file. */
    size: optionalText,
    releases: releasesOf(release),
  })
  .transform(({ price: prices, ...own }) => ({ ...own, prices }));

const windows = z
  .strictObject({
    ...shared,
    releases: releasesOf(release.extend({ installer: installer.optional() })).refine(
      (all) => all.some((one) => one.installer),
      'хотя бы у одной версии нужен installer: имя файла в public/downloads/',
    ),
  })
  .transform(({ price: prices, ...own }) => ({ ...own, prices }));

const programs = {
  android: android.nullable().default(null),
  windows: windows.nullable().default(null),
};

export type ProgramId = keyof typeof programs;

export const programIds = Object.keys(programs) as ProgramId[];

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
  processing: optionalText,
  final: optionalText,
  onDevice: optionalText,
});

/** The content of site.json. lib/content/README.md describes its fields for the owner. */
export const siteSchema = z
  .strictObject({
    sample: z.boolean().default(false),
    name: name
      .max(40, 'нужно название не длиннее 40 знаков')
      .regex(
        /^(?!["„“«][^"„“”«»]*["“”»]$)/,
        'название пишут без кавычек, их ставит сайт; удалите их',
      ),
    url: siteUrl,
    email: emailAddress,
    forum: z.literal('').or(httpUrl('https://forum.example/slovar или пустое ""')).default(''),
    channels: z.array(channel).default([]),
    /** As in the store. Google Play requires them on the deletion page. */
    developer: optionalName,
    storeName: optionalName,
    /** The account service’s origin; empty: the site’s own. `null` if the app has no accounts. */
    accounts: z
      .strictObject({ service: z.union([z.literal(''), httpOrigin]) })
      .nullable()
      .default(null),
    otherDevices: optionalText,
    ...programs,
    /** Those that the Android app can download. */
    dictionaries: z
      .array(dictionary)
      .superRefine(unique('code', ({ code, to }) => `${code} ${to}`.toLowerCase()))
      .default([]),
    moreDictionaries: z.boolean().default(false),
    deletion: deletion.prefault({}),
  })
  .refine((site) => programIds.some((id) => site[id]), {
    path: ['android'],
    error: 'нет ни одного приложения, опишите его здесь или в windows',
  });
