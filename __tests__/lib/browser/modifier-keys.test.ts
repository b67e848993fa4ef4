/** @jest-environment jsdom */
import { isUnmodified } from '@/lib/browser/modifier-keys';

it('only a click without Ctrl, Meta, Shift and Alt counts as unmodified', () => {
  const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => ({ [key]: true }));
  const clicks = [{}, ...keys].map((more) => new MouseEvent('click', more));

  expect(clicks.filter(isUnmodified)).toEqual(clicks.slice(0, 1));
});
