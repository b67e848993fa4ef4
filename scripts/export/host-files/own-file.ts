import { type z } from 'zod';
import { PUBLIC_FOLDER } from '../../folders';
import { parseJson } from '@/lib/parse-json';
import { type Product } from '@/lib/product/schema';
import { type Settings } from '@/lib/settings/parse';

/** What the files for hosts depend on, beside the owner's own. */
export type Site = Settings & { readonly app: Product['app'] };

/** A file for hosts: the build's rules joined with the owner's file of the same name. */
export interface HostFile {
  readonly content: string | Buffer;
  /** Names of our rules that the owner's file replaces, for a sentence. */
  readonly displaced?: readonly string[];
}

/** @returns undefined when the site needs no such file */
export type MakeHostFile = (site: Site, own?: Buffer) => HostFile | undefined;

/** Used in `displaced` when the owner's file is published alone. */
export const WHOLE_FILE = 'весь файл';

/** Says that the owner's file is published as it is. @param name path from the public folder */
export const ownFileSentence = (name: string) =>
  `${PUBLIC_FOLDER}/${name}: на сайте ваш файл вместо того, что делает сборка.`;

/** Says which of our rules the owner's file replaces; nothing if none. */
export function displacedSentences(name: string, { displaced = [] }: HostFile): string[] {
  if (displaced.length === 0) return [];
  if (displaced.includes(WHOLE_FILE)) return [ownFileSentence(name)];
  const names = [...new Set(displaced)].join(', ');
  return [`${PUBLIC_FOLDER}/${name}: здесь действует ваше, а не наше: ${names}.`];
}

/**
 * The owner's text as Latin-1, that is, one character for each byte, without the byte order mark of
 * Windows. The build's part is ASCII, so `textFile` writes back exactly the owner's bytes.
 */
export const ownText = (own: Buffer | undefined): string =>
  own?.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '') ?? '';

/** A text file made of parts, each on its own lines; empty parts are left out. */
export function textFile(parts: readonly string[], displaced?: readonly string[]): HostFile {
  const texts = parts.filter((part) => part !== '').map((part) => `${part.replace(/\n$/, '')}\n`);
  return { content: Buffer.from(texts.join('\n'), 'latin1'), displaced };
}

export const jsonFile = (value: unknown, displaced?: readonly string[]): HostFile => ({
  content: `${JSON.stringify(value, undefined, 2)}\n`,
  displaced,
});

/**
 * Reads the owner's JSON file; without a file the schema's default counts.
 *
 * @throws Error with a Russian sentence when it is no JSON or has another shape
 */
export function ownJson<Shape>(name: string, own: Buffer | undefined, schema: z.ZodType<Shape>) {
  const file = `${PUBLIC_FOLDER}/${name}`;
  const { data, error } = schema.safeParse(own && parseJson(file, own));
  if (!error) return data;
  const place = error.issues[0]?.path.join('.');
  throw new Error(
    `${file}${place && `, ${place}`}: записано не так, как этого ждёт хостинг; исправьте или уберите.`,
  );
}
