/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { setContent } from '@/scripts/typography/set-content';

it('sets the strings in single quotes and in double ones', () => {
  expect(setContent('home.ts', `{ text: 'Слово в карточке ', b: "Темная тема" }`)).toBe(
    `{ text: 'Слово в\u00a0карточке', b: "Тёмная тема" }`,
  );
});

it.each([
  ['code', 'const slug = resultPages;'],
  ['a foreign string', `alt: 'a - b'`],
  ['a comment', '// Слово в карточке'],
])('leaves %s as it is', (_, source) => {
  expect(setContent('home.ts', source)).toBe(source);
});

describe('the product file', () => {
  const set = (product: unknown) => JSON.parse(setContent('product.json', JSON.stringify(product)));

  it('has the owner’s sentences set, with quotes and all', () => {
    expect(set({ paragraphs: ['Раздел "О данных" - в конце'] })).toEqual({
      paragraphs: ['Раздел «О\u00a0данных»\u00a0— в\u00a0конце'],
    });
  });

  it.each(['storeName', 'developer', 'signedBy', 'own'])('keeps %s to the letter', (field) => {
    const names = { [field]: 'ООО "Ромашка" и сыновья - елка' };

    expect(set(names)).toEqual(names);
  });
});

it.each(readdirSync('lib/content').filter((name) => /\.(ts|json)$/.test(name)))(
  '%s is set already, and formatted as npm run release writes it',
  (name) => {
    const source = readFileSync(`lib/content/${name}`, 'utf8');

    expect(setContent(name, source)).toBe(source);
  },
);
