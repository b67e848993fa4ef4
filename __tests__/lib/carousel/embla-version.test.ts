/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies } from '@/package.json';

/** The version whose engine fixed-time.ts and flick.ts reach into. */
const KNOWN = '8.6.0';

const packages = ['embla-carousel', 'embla-carousel-autoplay', 'embla-carousel-react'] as const;

/*
 * Fails at every update of Embla, on purpose. Then read the release's changes of ScrollBody,
 * ScrollTo and DragHandler, try a step, a drag and a flick in a browser, and put the new version
 * here and into both comments.
 */
describe.each(packages)('%s', (name) => {
  it('is pinned to the version whose engine the two plug-ins know', () => {
    expect(dependencies[name]).toBe(KNOWN);
  });

  it('is installed in it', () => {
    // Found as modules are: a copy of the tree has its packages above it.
    const [folder = ''] = require.resolve(name).split(`${name}${path.sep}`, 1);
    const manifest = readFileSync(path.join(folder, name, 'package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ version: KNOWN });
  });
});
