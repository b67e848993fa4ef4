/** @jest-environment node */
import { currentRelease } from '@/lib/releases/current-release';

const release = (version: string) => ({ version, date: '', changes: [] });

it('is the newest', () => {
  expect(currentRelease([release('2'), release('1')]).version).toBe('2');
});

it('must be there', () => {
  expect(() => currentRelease([])).toThrow('lib/content/product.json has no release.');
});
