/** @jest-environment node */
import { isPlainClick } from '@/lib/loader/is-plain-click';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ ctrlKey: true }, false],
  [{ metaKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %j is plain: %s', (change, expected) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(expected);
});
