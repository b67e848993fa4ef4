import { readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/shared/folders';

it('each test that docs/specification.md names exists once', () => {
  const text = readFileSync('docs/specification.md', 'utf8');
  const files = ['e2e', '__tests__'].flatMap((folder) =>
    filesBelow(folder).map((file) => `/${file}`),
  );
  const found = (name = '') => files.filter((file) => file.includes(`/${name}.ts`)).length;
  const names = Array.from(text.matchAll(/`([\w/-]+\.(?:spec|test))`/g), ([, name]) => name);
  expect(names.filter((name) => found(name) !== 1)).toEqual([]);
});
