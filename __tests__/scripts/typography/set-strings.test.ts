/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { setStrings } from '@/scripts/typography/set-strings';

it('sets the strings in single quotes and in double ones', () => {
  expect(setStrings(`{ text: 'Слово в карточке', "b": "Темная тема" }`)).toBe(
    `{ text: 'Слово в\u00a0карточке', "b": "Тёмная тема" }`,
  );
});

it.each([
  ['code', 'const slug = outcomes;'],
  ['a foreign string', `alt: 'a - b'`],
  ['a comment', '// Слово в карточке'],
])('leaves %s as it is', (_, source) => {
  expect(setStrings(source)).toBe(source);
});

it.each(readdirSync('lib/content').filter((name) => /\.(ts|json)$/.test(name)))(
  '%s is set already',
  (name) => {
    const source = readFileSync(`lib/content/${name}`, 'utf8');

    expect(setStrings(source)).toBe(source);
  },
);
