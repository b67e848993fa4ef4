import { loadDeadline, saveDeadline } from '@/lib/deletion/deadline-storage';

const NOW = 1_700_000_000_000;

beforeEach(() => sessionStorage.clear());
/** Puts a value where the deadline is kept, whatever its key. */
function spoilDeadline(value: string) {
  saveDeadline(NOW);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', value);
}

it('a deadline is there again after a reload', () => {
  saveDeadline(NOW + 12_000);

  expect(loadDeadline(NOW)).toBe(NOW + 12_000);
});

it('there is none at the first visit', () => {
  expect(loadDeadline(NOW)).toBe(0);
});

it('belongs to the tab, not to the browser', () => {
  saveDeadline(NOW);

  expect(localStorage).toHaveLength(0);
});

it('a deadline a whole countdown away is believed', () => {
  saveDeadline(NOW + 30_000);

  expect(loadDeadline(NOW)).toBe(NOW + 30_000);
});

it('a deadline further away is forgotten, since the clock was set back', () => {
  saveDeadline(NOW + 30_001);

  expect(loadDeadline(NOW)).toBe(0);
});

it.each(['soon', 'NaN', '', 'Infinity'])('a stored «%s» counts as none', (value) => {
  spoilDeadline(value);

  expect(loadDeadline(NOW)).toBe(0);
});

it('forbidden storage counts as none', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });

  expect(loadDeadline(NOW)).toBe(0);
});

it('forbidden storage does not stop the countdown from being started', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

  expect(() => saveDeadline(NOW)).not.toThrow();
});
