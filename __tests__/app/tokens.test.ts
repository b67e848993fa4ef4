/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readTokens, TOKENS_FILE } from '@/lib/brand/tokens';
import { contrastFindings } from '@/scripts/preflight/contrast-findings';

const themes = readTokens(readFileSync(TOKENS_FILE, 'utf8'));

it('every text is readable on its ground, in both themes', () => {
  expect(contrastFindings(themes)).toEqual([]);
});

it('both themes name the same colours', () => {
  expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  expect(Object.keys(themes.light).length).toBeGreaterThan(10);
});
