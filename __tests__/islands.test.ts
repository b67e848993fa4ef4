import { readdirSync, readFileSync } from 'node:fs';

// A dull list on purpose. One line at the top of a file moves it, and all that
// it imports, into every visitor's download; whoever adds an island should have
// to say so here. The package `server-only` keeps the server's settings out of them.
it('only the three agreed files are sent to the browser to be hydrated', () => {
  const marked = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /^\s*['"]use client['"]/m.test(readFileSync(file, 'utf8')));

  expect(marked.sort()).toEqual([
    'components/carousel/feature-carousel.tsx',
    'components/deletion/deletion-form.tsx',
    'components/share/share-menu.tsx',
  ]);
});
