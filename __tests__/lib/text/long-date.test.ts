import { longDate } from '@/lib/text/long-date';

it('a date is written in Russian words, with no-break spaces except after the month', () => {
  expect(longDate('2026-11-20')).toBe('20\u00a0ноября 2026\u00a0г.');
});

it('the written date does not depend on the time zone', () => {
  expect(longDate('2027-01-01')).toMatch(/^1\u00a0января 2027/);
});
