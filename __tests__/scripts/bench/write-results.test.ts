/** @jest-environment node */
import { withResults } from '@/scripts/bench/write-results';

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
