import { z } from 'zod';
import { compareVersions } from '@/lib/releases/compare-versions';

const version = z.string().regex(/^\d+(\.\d+)*$/, 'must be numbers with dots, such as 1.243');

const text = z.string().trim().min(1, 'must not be empty');

/** What only the owner knows: empty until it is known, and not shown while it is empty. */
const ownersText = z.string().trim();

const day = z.iso.date('must be a day such as 2026-11-21');

const change = z.strictObject({ kind: z.enum(['new', 'changed', 'fixed']), text });

const release = z.strictObject({
  version,
  /** Day of the release; empty: not known. */
  date: z.union([z.literal(''), day], 'must be a day such as 2026-11-21, or nothing'),
  /** In the order of the dialog «Изменения»; empty: not described. */
  changes: z.array(change),
});

/** Written in any order, read newest first. */
const releases = z
  .array(release)
  .min(1, 'must have a release')
  .refine(
    (all) => new Set(all.map(({ version }) => version)).size === all.length,
    'must have each version once',
  )
  .transform((all) => all.toSorted((a, b) => compareVersions(b.version, a.version)));

/**
 * The facts of facts.json: what the pages, the dialog of changes, structured
 * data, the sitemap, the header files, the feed and version.json are made of.
 * Every field must be there, so that a misspelt name is noticed.
 */
export const factsSchema = z.strictObject({
  /** Day of the last edit; stands for the day of releases whose own is not known. */
  updated: day,
  app: z.strictObject({
    /** The app's and the developer's name as in the store, to the letter (Google Play's rule for the deletion page). */
    storeName: ownersText,
    developer: ownersText,
    /** Of the Android app, for links back into it. */
    packageName: z.string().regex(/^([a-z]\w*(\.[a-z]\w*)+)?$/i, 'must be like org.example.app'),
  }),
  android: z.strictObject({ releases }),
  windows: z.strictObject({
    installer: z.strictObject({
      /** Name of the file in public/downloads/. */
      file: z
        .string()
        .regex(/^[\w.-]+\.(exe|msi|zip)$/, 'must be the name of an .exe, .msi or .zip'),
      bytes: z.int().positive(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits'),
      /** Name in the file's signature; empty: unsigned. */
      signedBy: ownersText,
    }),
    requirements: ownersText,
    releases,
  }),
  /** Dictionaries to download inside the Android app. */
  dictionaries: z.array(
    z.strictObject({
      /** Language tag (BCP 47) of `own`. */
      code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z]+)?$/, 'must be a language tag such as en'),
      from: text,
      /** The language's name in itself. */
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
  privacy: z.strictObject({
    date: z.union([z.literal(''), day], 'must be a day such as 2026-11-21, or nothing'),
    paragraphs: z.array(text),
  }),
});

export type Facts = z.infer<typeof factsSchema>;
export type Release = z.infer<typeof release>;
export type Change = z.infer<typeof change>;

/**
 * Reads the text of the fact file.
 *
 * @throws Error with a sentence that names the file and the field
 */
export function parseFacts(json: unknown): Facts {
  const result = factsSchema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.') || 'the whole file';
  throw new Error(`lib/content/facts.json, ${field}: ${issue?.message ?? 'is not as expected'}.`);
}
