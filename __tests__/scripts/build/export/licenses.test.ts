import { temporaryFolder } from '../../../support/temporary-folder';
import { licensesText } from '@/scripts/build/export/licenses';

const { at, lay } = temporaryFolder();

/** licenses.txt for a nested package with this manifest and, if it is given, this licence file. */
function licensesOf(manifest: object, file?: string) {
  const folder = 'node_modules/@a/b/node_modules/@c/words';
  lay(`${folder}/package.json`, JSON.stringify({ name: 'words', version: '1.2.3', ...manifest }));
  if (file) lay(`${folder}/${file}`, '\nAs you like.\n');
  return licensesText(['lib/a.ts', at(`${folder}/lib/index.js`)]);
}

it.each(['LICENSE', 'license.md', 'LICENCE.txt'])(
  'licenses.txt contains the text of a package’s file %s',
  async (file) => {
    expect(await licensesOf({ license: 'ISC' }, file)).toContain(
      'words 1.2.3 (ISC)\n\nAs you like.\n',
    );
  },
);

it.each(['Ada Lovelace', { name: 'Ada Lovelace' }])(
  'for a package that only names the MIT licence, licenses.txt contains the whole text of that licence and the author %p',
  async (author) => {
    expect(await licensesOf({ license: 'MIT', author })).toMatch(
      /Copyright \(c\) Ada Lovelace\n[^]*THE SOFTWARE IS PROVIDED "AS IS"/,
    );
  },
);

it.each([
  ['another licence than MIT', { license: 'Apache-2.0', author: 'Ada Lovelace' }],
  ['the MIT licence but without an author', { license: 'MIT' }],
])(
  'a package with %s stops the build if it has no licence text, and the message names the package',
  async (_, manifest) => {
    await expect(licensesOf(manifest)).rejects.toThrow(
      'words goes out with the site, but its folder has no text of its licence.',
    );
  },
);
