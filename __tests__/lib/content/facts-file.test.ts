/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { facts } from '@/lib/content/facts';
import { slides } from '@/lib/content/slides';
import { setType } from '@/scripts/typography/set-type';

/** Every Russian text inside of a value, however deep. */
const russianTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => /[а-яё]/i.test(text))
    : Object.values(value ?? {}).flatMap(russianTexts);

/** No-break spaces made visible, so that a failure shows what is missing. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

it.each([
  ['the fact file', facts],
  ['the slides', slides],
])('the Russian of %s is set by the rules: quotes, dashes, no-break spaces, ё', (_, content) => {
  const texts = russianTexts(content);

  expect(texts.map(visible)).toEqual(texts.map(setType).map(visible));
});

it('the fact file is formatted as npm run release writes it', () => {
  const text = readFileSync('lib/content/facts.json', 'utf8');

  expect(text).toBe(`${JSON.stringify(JSON.parse(text), undefined, 2)}\n`);
});
