/** @jest-environment node */
import { compareVersions } from '@/lib/releases/compare-versions';

it.each([
  ['1.243', '1.244'],
  ['1.9', '1.10'],
  ['1.0.7', '1.1'],
  ['1.0', '1.0.1'],
  ['9.9', '10'],
])('%s comes before %s', (older, newer) => {
  expect(compareVersions(older, newer)).toBeLessThan(0);
  expect(compareVersions(newer, older)).toBeGreaterThan(0);
});

it('a missing part counts as nought', () => {
  expect(compareVersions('1.2', '1.2.0')).toBe(0);
});
