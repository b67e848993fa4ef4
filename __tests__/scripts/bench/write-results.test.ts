/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { RESULTS_FILE, withResults } from '@/scripts/bench/write-results';

const text = '# Title\n<!-- bench:pages -->\nold\n<!-- /bench:pages -->\nrest\n';

it('replaces the former results and leaves the rest', () => {
  expect(withResults(text, 'pages', '| a |')).toBe(
    '# Title\n<!-- bench:pages -->\n\n| a |\n\n<!-- /bench:pages -->\nrest\n',
  );
});

it('the same results change nothing more', () => {
  const once = withResults(text, 'pages', '| a |');

  expect(withResults(once, 'pages', '| a |')).toBe(once);
});

it('without a place it stops with a sentence', () => {
  expect(() => withResults('# Title', 'pages', '')).toThrow('There is no place for results:');
});

it.each(['pages', 'growth'])('the document has a place for the results «%s»', (name) => {
  expect(withResults(readFileSync(RESULTS_FILE, 'utf8'), name, '| a |')).toContain('| a |');
});
