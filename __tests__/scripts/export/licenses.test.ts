/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import { licensesText, packagesOf } from '@/scripts/export/licenses';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'licenses-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** A package's folder with its manifest and other files. */
async function install(
  manifest: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
) {
  const folder = path.join(directory, 'node_modules', String(manifest.name));
  await mkdir(folder, { recursive: true });
  const all = { 'package.json': JSON.stringify(manifest), ...files };
  for (const [name, text] of Object.entries<string>(all)) {
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

it('finds the package of a file, with its scope, also inside of another package', () => {
  expect(
    packagesOf([
      'lib/share/networks.ts',
      'node_modules/zod/v4/core.js',
      'node_modules/zod/index.js',
      'node_modules/@headlessui/react/dist/dialog.js',
      'node_modules/a/node_modules/b/index.js',
    ]),
  ).toEqual([
    'node_modules/zod',
    'node_modules/@headlessui/react',
    'node_modules/a/node_modules/b',
  ]);
});

it.each(['LICENSE', 'license.md', 'LICENCE.txt'])(
  'gives name, version and the text of %s',
  async (file) => {
    const manifest = { name: `with-${file}`, version: '1.2.3', license: 'ISC' };
    const text = await licensesText([await install(manifest, { [file]: '\nAs you like.\n' })]);

    expect(text).toContain(`with-${file} 1.2.3 (ISC)\n\nAs you like.\n`);
  },
);

it.each(['Ada Lovelace', { name: 'Ada Lovelace' }])(
  'writes the MIT licence out, by its author %p, where the package only names it',
  async (author) => {
    const folder = await install({ name: 'bare', version: '1.0.0', license: 'MIT', author });

    expect(await licensesText([folder])).toMatch(
      /Copyright \(c\) Ada Lovelace\n[\s\S]*THE SOFTWARE IS PROVIDED "AS IS"/,
    );
  },
);

it.each([
  ['another licence without its text', { license: 'Apache-2.0', author: 'Ada Lovelace' }],
  ['the MIT licence of nobody', { license: 'MIT' }],
  ['no licence', { author: 'Ada Lovelace' }],
])('stops with a sentence at %s', async (_, manifest) => {
  const folder = await install({ name: 'unclear', version: '1.0.0', ...manifest });

  await expect(licensesText([folder])).rejects.toThrow(
    'unclear goes out with the site, but its folder has no text of its licence.',
  );
});

it('has the licences of what the islands bring, and of the styles', async () => {
  const { packages } = await bundleIslands(directory);
  const text = await licensesText(packages);

  for (const name of ['react', 'react-dom', 'embla-carousel', '@headlessui/react', 'tailwindcss']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  }
  expect(text).not.toMatch(/^(next|esbuild|jest) /m);
});
