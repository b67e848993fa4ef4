import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownFiles } from '../../scripts/dry-run/own-files';
import { directory, expect, test } from '../support/dry-run';

for (const [name, text] of Object.entries(ownFiles)) {
  test(`${name} of the owner is served to the byte`, async ({ request, site }) => {
    const answer = await request.get(`${site.url}/${name}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(text);
  });
}

test('the owner’s HTML is not told to search engines', async () => {
  const sitemap = await readFile(path.join(directory, 'sitemap.xml'), 'utf8');
  for (const name of Object.keys(ownFiles)) expect(sitemap).not.toContain(name);
});
