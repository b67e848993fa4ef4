import { longDate } from '@/lib/text/long-date';

it('a day is said in words, which a line may end after the month only', () => {
  expect(longDate('2026-11-20')).toBe('20\u00a0ноября 2026\u00a0г.');
});

it('the first of January stays the first of January west of Greenwich too', () => {
  expect(longDate('2027-01-01')).toMatch(/^1\u00a0января 2027/);
});
