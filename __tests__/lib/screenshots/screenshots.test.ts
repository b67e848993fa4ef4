/** @jest-environment node */
import { slides } from '@/lib/content/slides';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

const all = [...screenshots.values()];

it('are those of the slides and the one of the Windows program', () => {
  expect([...screenshots.keys()]).toEqual([...slides.map(({ img }) => img), 'windows']);
});

it('no two are told in the same words', () => {
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

it.each(all)('$id is told in one Russian sentence', ({ alt }) => {
  expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
});

it.each(all)('every file of $id is in public/', ({ id }) => {
  expect(() => requireFiles(id)).not.toThrow();
});
