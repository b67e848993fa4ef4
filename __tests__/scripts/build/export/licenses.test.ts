import { temporaryFolder } from '../../../support/temporary-folder';
import { licensesText } from '@/scripts/build/export/licenses';

const { at, lay } = temporaryFolder();

/** Returns the text of licenses.txt for a nested package. `file` is the name of its licence file, if any. */
function licensesOf(manifest: object, file?: string) {
  const folder = 'node_modules/@a/b/node_modules/@c/words';
  lay(`${folder}/package.json`, JSON.stringify({ name: 'words', version: '1.2.3', ...manifest }));
  if (file) lay(`${folder}/${file}`, '\nAs you like.\n');
  return licensesText(['lib/a.ts', at(`${folder}/lib/index.js`)]);
}

it.each(['license.md', 'LICENCE.txt'])('licenses.txt quotes a package’s %s', async (file) => {
  const text = await licensesOf({ license: 'ISC' }, file);

  expect(text).toContain('words 1.2.3 (ISC)\n\nAs you like.\n');
});

const name = 'Ada Lovelace';
const authors = [name, { name }];

it.each(authors)('an MIT package without a licence file gets the licence of %j', async (author) => {
  expect(await licensesOf({ license: 'MIT', author })).toMatch(
    /Copyright \(c\) Ada Lovelace\n[^]*THE SOFTWARE IS PROVIDED "AS IS"/,
  );
});

const unlicensed = [{ license: 'Apache-2.0', author: name }, { license: 'MIT' }];

it.each(unlicensed)('a package with %j and no licence file stops the build', async (manifest) => {
  await expect(licensesOf(manifest)).rejects.toThrow(
    'words goes out with the site, but its folder has no text of its licence.',
  );
});
