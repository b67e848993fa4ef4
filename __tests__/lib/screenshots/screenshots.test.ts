import { slides } from '@/lib/content/slides';
import { windows } from '@/lib/content/windows';
import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

it('the site has a screenshot for each slide and one for the Windows program', () => {
  expect([...screenshots.keys()]).toEqual([...slides.map(({ img }) => img), windows.picture.id]);
});

it.each([...screenshots.values()])(
  'the screenshot $id has a Russian description that no other screenshot has, and its files are in public/',
  ({ id, alt }) => {
    expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
    expect([...screenshots.values()].filter((other) => other.alt === alt)).toHaveLength(1);
    expect(() => requireFiles(id)).not.toThrow();
  },
);
