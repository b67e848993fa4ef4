import { readdirSync } from 'node:fs';
import { check, type Place } from '@/lib/owner-files/check';
import { parseJson } from '@/lib/owner-files/parse-json';
import { readSite } from '@/lib/site/read';
import { SITE_FILE } from '@/lib/site/schema';

jest.mock('@/lib/owner-files/check', () => {
  const actual = jest.requireActual<{ check: typeof check }>('@/lib/owner-files/check');
  return { ...actual, check: jest.fn(actual.check) };
});

type Group = Record<string | number, unknown>;

for (const name of readdirSync('lib/words')) jest.requireActual(`@/lib/words/${name}`);
readSite('.');
const files = jest
  .mocked(check)
  .mock.calls.map(([{ file, value }, schema]) => [file, value as Group, schema] as const);

/** Returns the places of all fields in a value, of a list those in the first two entries. */
const placesIn = (value: unknown, place: Place = []): Place[] =>
  Object.entries(typeof value === 'object' && value ? value : {}).flatMap(([key, inner]) => {
    if (!Array.isArray(value)) return [[...place, key], ...placesIn(inner, [...place, key])];
    return Number(key) < 2 ? placesIn(inner, [...place, Number(key)]) : [];
  });

/** Returns what an owner may write by mistake instead of a value; no value if it is deleted. */
function mistakes(file: string, value: unknown): unknown[] {
  const others = [undefined, 1, Array.isArray(value) ? {} : []];
  if (typeof value !== 'string') return [...others, 'Слово'];
  if (file === SITE_FILE) return [...others, {}];
  const misspelt = ['{$1x}', '{ $1 }', '{слово}'].map((now) => value.replace(/\{(\w+)\}/, now));
  return [...others, {}, `${value} {stray}`, ...misspelt.filter((text) => text !== value)];
}

/** Returns the sentence about a field; empty if there is no mistake. */
function sentenceAbout(name: string, body: () => void): string {
  try {
    body();
    return '';
  } catch (error) {
    const { message } = error as Error;
    return message.split('\n').find((sentence) => sentence.includes(name)) ?? message;
  }
}

it.each(files)('after any mistake in %s, the error names line and field', (file, own, schema) => {
  for (const place of placesIn(own)) {
    const field = String(place.at(-1));
    const groupIn = (all: Group) =>
      place.slice(0, -1).reduce((outer, part) => outer[part] as Group, all);
    const value = groupIn(own)[field];
    const changes = mistakes(file, value).map((now) => [field, now] as const);
    for (const [name, now] of [...changes, [`${field}x`, value] as const]) {
      const copy = structuredClone(own);
      delete groupIn(copy)[field];
      groupIn(copy)[name] = now;
      const text = JSON.stringify(copy, null, 1);
      const sentence = sentenceAbout(name, () => check(parseJson(file, text), schema));
      // A field may be left out, and a price may be a list.
      if (sentence === '' && (now === undefined || name === 'price')) continue;
      expect(sentence).toMatch(new RegExp(`^${file}, строка \\d+.*${name}.*\\.$`));
      const [, line] = /строка (\d+)/.exec(sentence) ?? [];
      const shown = text.split('\n')[Number(line) - 1];
      expect(shown).toMatch(now === undefined ? /[[{]/ : `"${name}"`);
    }
  }
});
