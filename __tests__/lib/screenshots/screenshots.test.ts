import { requireFiles } from '@/lib/screenshots/require-files';
import { screenshots } from '@/lib/screenshots/screenshots';

it.each([...screenshots.values()])(
  'the screenshot $id has a Russian description that no other screenshot has, and its files are in public/',
  ({ id, alt }) => {
    expect(alt).toMatch(/^[«А-ЯЁ].*[^.]\.$/);
    expect([...screenshots.values()].filter((other) => other.alt === alt)).toHaveLength(1);
    expect(() => requireFiles(id)).not.toThrow();
  },
);
