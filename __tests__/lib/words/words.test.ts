import { readdirSync } from 'node:fs';
import { check } from '@/lib/owner-files/check';
import { parseJson } from '@/lib/owner-files/parse-json';
import { readSite } from '@/lib/site/parse';
import { SITE_FILE } from '@/lib/site/schema';

jest.mock('@/lib/owner-files/check', () => {
  const actual = jest.requireActual<{ check: typeof check }>('@/lib/owner-files/check');
  return { ...actual, check: jest.fn(actual.check) };
});

for (const name of readdirSync('lib/words')) jest.requireActual(`@/lib/words/${name}`);
readSite('.');
const files = jest
  .mocked(check)
  .mock.calls.map(([{ file, value }, schema]) => [file, value, schema] as const);

/** Returns, for each field, the keys that lead to it; of a list only the first two entries. */
const fieldsIn = (value: unknown, path: string[] = []): string[][] =>
  Object.entries(typeof value === 'object' && value ? value : {}).flatMap(([key, inner]) => {
    const here = [...path, key];
    if (!Array.isArray(value)) return [here, ...fieldsIn(inner, here)];
    return Number(key) < 2 ? fieldsIn(inner, here) : [];
  });

/** Returns what an owner may write by mistake instead of a value; no value if it is deleted. */
function mistakes(file: string, value: unknown): unknown[] {
  const others = [undefined, 1, Array.isArray(value) ? {} : []];
  if (typeof value !== 'string') return [...others, 'Слово'];
  const misspelt = ['{$1x}', '{ $1 }', '{слово}'].map((now) => value.replace(/\{(\w+)\}/, now));
  const texts = [`${value} {stray}`, ...misspelt.filter((text) => text !== value)];
  // Facts have no placeholders.
  return [...others, {}, ...(file === SITE_FILE ? [] : texts)];
}

/** Returns the sentence about a name; empty if there is no mistake. */
function sentenceAbout(name: string, ...[source, schema]: Parameters<typeof check>): string {
  try {
    check(source, schema);
    return '';
  } catch (error) {
    const { message } = error as Error;
    return message.split('\n').find((sentence) => sentence.includes(name)) ?? message;
  }
}

it.each(files)('after any mistake in %s, the error names line and field', (file, own, schema) => {
  for (const path of fieldsIn(own)) {
    const field = path.at(-1)!;
    const groupIn = (all: unknown) =>
      path.slice(0, -1).reduce((outer, key) => outer[key] as never, all as Record<string, unknown>);
    const value = groupIn(own)[field];
    const changes = mistakes(file, value).map((now) => [field, now] as const);
    for (const [name, now] of [...changes, [`${field}x`, value] as const]) {
      const copy = structuredClone(own);
      delete groupIn(copy)[field];
      groupIn(copy)[name] = now;
      const text = JSON.stringify(copy, null, 1);
      const sentence = sentenceAbout(name, parseJson(file, text), schema);
      // A field may be left out, and a price may be a list.
      if (sentence === '' && (now === undefined || name === 'price')) continue;
      const [, line] = new RegExp(`^${file}, строка (\\d+).*${name}.*\\.$`).exec(sentence) ?? [];
      const shown = text.split('\n')[Number(line) - 1] ?? sentence;
      expect(shown).toMatch(now === undefined ? /[[{]/ : `"${name}"`);
    }
  }
});
