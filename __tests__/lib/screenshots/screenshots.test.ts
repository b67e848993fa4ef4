/** @jest-environment node */
import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

const all = [...screenshots.values()];

it('are those of the slides and the one of the Windows program', () => {
  expect([...screenshots.keys()]).toEqual([...slides.map(({ img }) => img), windows.picture.id]);
});

it('no two are told in the same words', () => {
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

it.each(all)(
  '$id is told in one Russian sentence, and all of its files are in public/',
  ({ id, alt }) => {
    expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
    expect(() => requireFiles(id)).not.toThrow();
  },
);
