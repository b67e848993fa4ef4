/** @jest-environment node */
import { slides } from '@/lib/content/slides';
import { requirePictures } from '@/lib/require-pictures';
import { screens } from '@/lib/screens';

const all = [...screens.values()];

it('are those of the slides and the one of the Windows program', () => {
  expect([...screens.keys()]).toEqual([...slides.map(({ img }) => img), 'windows']);
});

it('no two are told in the same words', () => {
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

it.each(all)('$id is told in one Russian sentence', ({ alt }) => {
  expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
});

it.each(all)('every picture of $id is in public/', (screen) => {
  expect(() => requirePictures(screen)).not.toThrow();
});
