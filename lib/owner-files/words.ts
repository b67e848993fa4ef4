import { z } from 'zod';
import { check } from './check';
import { name, text as ownText } from './fields';
import { parseJson } from './parse-json';
import { CONTENT_FOLDER, readText } from './read-text';
import { type TextWith } from '@/lib/text/fill-in';

/** Matches also what lacks one brace. Braces without letters and digits are no placeholder. */
const PLACEHOLDER = /\{[^{}]*[\p{L}\d][^{}]*\}|\{\s*\p{L}+|\p{L}+\s*\}/gu;

/** Refuses placeholders other than `names`. */
function only(names: readonly string[]) {
  const known = names.map((own) => `{${own}}`);
  const remedy = known.length > 0 ? `есть ${known.join(', ')}` : 'уберите её';
  return (value: string, { addIssue }: z.RefinementCtx) => {
    const other = value.match(PLACEHOLDER)?.find((place) => !known.includes(place));
    if (other) addIssue({ code: 'custom', message: `подстановки ${other} здесь нет, ${remedy}` });
  };
}

/** A text with placeholders such as `{store}`. */
export const textWith = <Name extends string>(...names: Name[]) =>
  ownText.superRefine(only(names)) as z.ZodType<TextWith<Name>>;

/** Refuses a text without a placeholder. */
export const needs = (place: string) =>
  [
    (value: string) => value.includes(`{${place}}`),
    `без подстановки {${place}} не понять, о чём речь; верните её`,
  ] as const;

export const text = textWith();

/** Base name of a screenshot's files. */
export const pictureName = name.regex(
  /^[a-z\d_-]+$/,
  'нужно имя снимка строчными латинскими буквами, без .png',
);

/** What may be left out; for a text also what is empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((own) => (own === '' ? undefined : own), schema.optional());

const each = <Name extends string, Schema extends z.ZodType>(names: Name[], schema: Schema) =>
  Object.fromEntries(names.map((own) => [own, schema])) as Record<Name, Schema>;

export const texts = <Name extends string>(...names: Name[]) => each(names, text);
export const optionalTexts = <Name extends string>(...names: Name[]) => each(names, optional(text));

export const { strictObject: group, array: list, enum: oneOf } = z;
export const flag = z.boolean().optional();

export const features = group({ ...texts('title'), list: list(group(texts('title', 'text'))) });

/** Reads the words in a file of lib/content. @throws Error in Russian that names file, line, field and remedy */
export function readWords<Shape extends z.ZodRawShape>(
  file: string,
  shape: Shape,
  rule: (words: z.output<z.ZodObject<Shape>>, context: z.core.$RefinementCtx) => void = () => {},
) {
  const path = `${CONTENT_FOLDER}/${file}.json`;
  type Words = z.output<z.ZodObject<Shape>>;
  const schema = z.strictObject({ ...shape, sample: flag }).superRefine(rule as never);
  const words = check(parseJson(path, readText(path)), schema) as Words & { sample?: boolean };
  delete words.sample;
  return words as Words;
}
