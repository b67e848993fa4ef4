import { z } from 'zod';
import { check } from '@/lib/owner-files/check';
import { name, text as ownText } from '@/lib/owner-files/fields';
import { parseJson } from '@/lib/owner-files/parse-json';
import { CONTENT_FOLDER, readText } from '@/lib/owner-files/read-text';
import { type TextWith } from '@/lib/text/fill-in';

/** Braces without letters and digits are no placeholder. */
const PLACEHOLDER = /\{[^{}]*[\p{L}\d][^{}]*\}/gu;

/** Refuses placeholders other than `names`. */
function only(names: readonly string[]) {
  const known = names.map((name) => `{${name}}`);
  const other = (value: unknown) =>
    String(value)
      .match(PLACEHOLDER)
      ?.find((place) => !known.includes(place));
  const remedy = known.length > 0 ? `есть ${known.join(', ')}` : 'уберите её';
  const error = ({ input }: { readonly input?: unknown }) =>
    `подстановки ${other(input)} здесь нет, ${remedy}`;
  return [(value: string) => !other(value), { error }] as const;
}

/** A text with placeholders such as `{store}`, which is typeset. */
export const textWith = <Name extends string>(...names: Name[]) =>
  ownText.refine(...only(names)) as z.ZodType<TextWith<Name>>;

/** A text, which is typeset. */
export const text = ownText.refine(...only([]));

/** A text of an email. It is not typeset. */
export const plainWith = <Name extends string>(...names: Name[]) =>
  name.refine(...only(names)) as z.ZodType<TextWith<Name>>;

/** An optional text, which may also be empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

const each = <Name extends string, Schema extends z.ZodType>(names: Name[], schema: Schema) =>
  Object.fromEntries(names.map((one) => [one, schema])) as Record<Name, Schema>;

/** The fields of texts that a group must have, and of those that it may have. */
export const texts = <Name extends string>(...names: Name[]) => each(names, text);
export const optionalTexts = <Name extends string>(...names: Name[]) => each(names, optional(text));

/** What a program can do. */
export const features = z.strictObject({
  ...texts('title'),
  list: z.array(z.strictObject(texts('title', 'text'))),
});

/** The schemas of all files that have been read, by file. */
export const schemas = new Map<string, z.ZodType>();

/** Reads the words in a file of lib/content. @throws Error in Russian that names file, line, field and remedy */
export function readWords<Shape extends z.ZodRawShape>(file: string, shape: Shape) {
  const path = `${CONTENT_FOLDER}/${file}.json`;
  const schema = z.strictObject({ ...shape, sample: z.boolean().optional() });
  schemas.set(path, schema);
  type Words = z.output<z.ZodObject<Shape>>;
  const words = check(parseJson(path, readText(path)), schema) as Words & { sample?: boolean };
  delete words.sample;
  return words as Words;
}
