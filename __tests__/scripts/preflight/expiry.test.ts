import { expiryProblems, expiryRemarks } from '@/scripts/preflight/expiry';

const now = Date.UTC(2026, 10, 20);

const until = (day: string) => `Contact: mailto:a@slovar.example\r\nExpires: ${day}T00:00:00Z\r\n`;

it('a security.txt that is good for long is remembered with its last day', () => {
  expect(expiryProblems(until('2027-11-20'), now)).toEqual([]);
  expect(expiryRemarks(until('2027-11-20'), now)).toEqual([
    expect.stringMatching(
      /^out\/\.well-known\/security\.txt действует до 20\s*ноября\s*2027\s*г\./,
    ),
  ]);
});

it('a new build does not prolong a file of the owner’s: its own date has to be moved', () => {
  expect(expiryRemarks(until('2027-11-20'), now, true)).toEqual([
    expect.stringContaining('поправьте в public/.well-known/security.txt Expires'),
  ]);
  expect(expiryProblems(until('2026-12-01'), now, true)).toEqual([
    expect.stringContaining('поправьте в public/.well-known/security.txt Expires'),
  ]);
});

it.each([
  ['that ends soon', until('2026-12-01'), 'действует до'],
  ['that has ended', until('2026-01-01'), 'действует до'],
  ['without an end', 'Contact: mailto:a@slovar.example', 'нет строки Expires'],
  ['with an end that is no day', 'Expires: скоро', 'нет строки Expires'],
])('a security.txt %s is a problem, and nothing to remember', (_, text, words) => {
  expect(expiryProblems(text, now)).toEqual([expect.stringContaining(words)]);
  expect(expiryRemarks(text, now)).toEqual([]);
});

it('where nothing is built there is nothing to say of it', () => {
  expect([...expiryProblems(undefined, now), ...expiryRemarks(undefined, now)]).toEqual([]);
});
