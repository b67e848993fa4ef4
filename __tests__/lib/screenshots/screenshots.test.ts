import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

it('the screenshots are those of the slides and the one of the Windows program', () => {
  expect([...screenshots.keys()]).toEqual([...slides.map(({ img }) => img), windows.picture.id]);
});

it.each([...screenshots.values()])(
  '$id has one Russian sentence of its own, and all of its files are in public/',
  ({ id, alt }) => {
    expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
    expect([...screenshots.values()].filter((other) => other.alt === alt)).toHaveLength(1);
    expect(() => requireFiles(id)).not.toThrow();
  },
);
