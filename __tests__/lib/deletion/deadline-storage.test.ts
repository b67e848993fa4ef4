import { loadDeadline, saveDeadline } from '@/lib/deletion/deadline-storage';

const NOW = 1_700_000_000_000;

beforeEach(() => sessionStorage.clear());

it('there is none at the first visit', () => {
  expect(loadDeadline(NOW)).toBe(0);
});

it('is kept for a reload of the tab, not for other tabs', () => {
  saveDeadline(NOW + 30_000);

  expect(loadDeadline(NOW)).toBe(NOW + 30_000);
  expect(localStorage).toHaveLength(0);
});

it('one further away than a countdown lasts is forgotten, since the clock was set back', () => {
  saveDeadline(NOW + 30_001);

  expect(loadDeadline(NOW)).toBe(0);
});

it.each(['soon', 'NaN', '', 'Infinity'])('a stored «%s» counts as none', (value) => {
  saveDeadline(NOW);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', value);

  expect(loadDeadline(NOW)).toBe(0);
});
