/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { reachableFrom, sourceFiles } from './support/source-files';

// A dull list on purpose. One line at the top of a file moves it, and all that
// it imports, into every visitor's download; whoever adds an island should have
// to say so here.
const ISLANDS = [
  'components/carousel/feature-carousel.tsx',
  'components/deletion/deletion-form.tsx',
  'components/share/share-menu.tsx',
];

it('only the three agreed files are sent to the browser to be hydrated', () => {
  const marked = sourceFiles(['app', 'components', 'lib']).filter((file) =>
    /^\s*['"]use client['"]/m.test(readFileSync(file, 'utf8')),
  );

  expect(marked.toSorted()).toEqual(ISLANDS);
});

it.each(ISLANDS)('%s brings files along, but no settings of the server', (island) => {
  const brought = reachableFrom(island);

  expect(brought).toContain('components/island/use-island-ready.ts');
  expect(brought.filter((one) => one.startsWith('lib/settings/'))).toEqual([]);
});
