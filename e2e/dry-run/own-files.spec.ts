import { expect, exported, test } from '../support/dry-run';
import { ownFiles, ownRules } from '@/scripts/fixtures/owners-files';

for (const [name, text] of Object.entries(ownFiles)) {
  test(`${name} of the owner is served to the byte`, async ({ request, site }) => {
    const answer = await request.get(`${site.url}/${name}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toBe(text);
  });
}

test('the owner’s rules stand in the files to which the build adds its own', () => {
  for (const [name, rules] of Object.entries(ownRules)) {
    const text = exported.readFile(name);
    expect.soft(text, name).toContain(rules);
    expect.soft(text.length, name).toBeGreaterThan(rules.length);
  }
});

test('the owner’s HTML is not in the sitemap', () => {
  const sitemap = exported.readFile('sitemap.xml');
  for (const name of Object.keys(ownFiles)) expect(sitemap).not.toContain(name);
});
