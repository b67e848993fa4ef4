/** @jest-environment node */
import { table } from '@/scripts/bench/table';

it('is Markdown with numbers to the right', () => {
  expect(table(['route', 'ms'], [['`/`', '12']])).toBe(
    '| route | ms |\n| --- | --: |\n| `/` | 12 |',
  );
});
