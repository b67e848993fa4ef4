import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Stryker runs this in its copy of the tree. A test that names its environment gets Stryker's
// version of it, which also measures coverage.
for (const name of readdirSync('__tests__', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const file = path.join('__tests__', name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace('@jest-environment ', '$&@stryker-mutator/jest-runner/jest-env/'),
  );
}
