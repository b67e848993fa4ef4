import { longDate } from '@/lib/text/long-date';

it('a date is written in Russian words for every time zone, with no-break spaces except after the month', () => {
  expect(longDate('2027-01-01')).toBe('1\u00a0января 2027\u00a0г.');
});
