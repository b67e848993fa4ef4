import { readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/shared/folders';

// The list is repeated on purpose: `use client` adds a file and all its imports to what visitors download.
it('only the three islands are marked with `use client`', () => {
  const marked = ['app', 'components', 'lib']
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /^\s*['"]use client['"]/m.test(readFileSync(file, 'utf8')));

  expect(marked.sort()).toEqual([
    'components/carousel/feature-carousel.tsx',
    'components/deletion/deletion-form.tsx',
    'components/share/share-menu.tsx',
  ]);
});
