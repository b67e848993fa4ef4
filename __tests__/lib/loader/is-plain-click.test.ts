/** @jest-environment node */
import { isPlainClick } from '@/lib/loader/is-plain-click';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it('a click of the main button without keys is plain', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('a click with %j is not', (change) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(false);
});
