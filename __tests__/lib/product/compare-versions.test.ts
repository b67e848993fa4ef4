import { compareVersions } from '@/lib/product/compare-versions';

it('versions are compared number by number, and a missing number counts as 0', () => {
  const ordered = ['1.0', '1.0.1', '1.0.7', '1.1', '1.9', '1.10', '9.9', '10'];

  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered);
  expect(compareVersions('1.2', '1.2.0')).toBe(0);
});
