import { expect, exported, test } from '../support/dry-run';
import { ownFiles, ownRules } from '@/__tests__/fixtures/owners-files';

test('the owner’s files are exported unchanged and are not in the sitemap', () => {
  const sitemap = exported.readFile('sitemap.xml');
  for (const [name, text] of Object.entries(ownFiles)) {
    expect.soft(exported.readFile(name), name).toBe(text);
    expect.soft(sitemap).not.toContain(name);
  }
});

test('robots.txt and .htaccess contain the owner’s and the build’s rules', () => {
  for (const [name, rules] of Object.entries(ownRules)) {
    const text = exported.readFile(name);
    expect.soft(text, name).toContain(rules);
    expect.soft(text.length, name).toBeGreaterThan(rules.length);
  }
});
