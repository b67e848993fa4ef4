import { fits, tooBig } from '@/scripts/screens/limits';

describe('fits', () => {
  it('accepts 25 KB at 1x and nothing above', () => {
    expect(fits(25 * 1024, 1)).toBe(true);
    expect(fits(25 * 1024 + 1, 1)).toBe(false);
  });

  it('allows more at 2x', () => {
    expect(fits(40 * 1024, 2)).toBe(true);
  });
});

describe('tooBig', () => {
  it('names the file, its size and the limit', () => {
    expect(tooBig('search-light@1x.avif', 30 * 1024, 1).message).toBe(
      'search-light@1x.avif takes 30.0 KB, the limit at 1x is 25 KB: simplify the picture.',
    );
  });
});
