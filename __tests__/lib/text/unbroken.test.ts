import { unbroken } from '@/lib/text/unbroken';

it.each([
  ['Google Play', 'Google\u00a0Play'],
  ['Лавка «Слово» & Ко', 'Лавка «Слово» & Ко'],
])('a line may break inside a long name, but not inside a short one: %s', (name, shown) => {
  expect(unbroken(name)).toBe(shown);
});
