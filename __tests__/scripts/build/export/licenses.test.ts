import { lay } from '../../../support/temporary-folder';
import { licensesText } from '@/scripts/build/export/licenses';

function licensesOf(manifest: object) {
  const folder = 'node_modules/@a/b/node_modules/@c/words';
  lay(`${folder}/package.json`, JSON.stringify({ name: 'words', version: '1.2.3', ...manifest }));
  return licensesText(['lib/a.ts', `${folder}/lib/index.js`]);
}

it('an MIT package without a licence file gets the licence of its author', async () => {
  expect(await licensesOf({ license: 'MIT', author: { name: 'Ada Lovelace' } })).toMatch(
    /Copyright \(c\) Ada Lovelace\n[^]*THE SOFTWARE IS PROVIDED "AS IS"/,
  );
});

it('any other package without a licence file stops the build', async () => {
  await expect(licensesOf({ license: 'Apache-2.0', author: 'Ada' })).rejects.toThrow(
    'words goes out with the site, but its folder has no text of its licence.',
  );
});
