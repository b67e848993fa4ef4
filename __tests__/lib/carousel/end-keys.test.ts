/** @jest-environment jsdom */
import { watchEndKeys } from '@/lib/carousel/end-keys';

watchEndKeys();

/** Presses a key in a strip. @returns where the strip was scrolled, and whether the page was kept from scrolling */
function press(key: string, more: KeyboardEventInit = {}, tabIndex = 0) {
  document.body.innerHTML = `<div class="carousel-strip" tabindex="${tabIndex}"><a></a></div>`;
  const scrollTo = jest.fn();
  document.querySelector('div')!.scrollTo = scrollTo;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector('a')!.dispatchEvent(event);
  return [scrollTo.mock.calls.length, event.defaultPrevented];
}

it.each(['Home', 'End'])('%s scrolls the native strip, not the page', (key) => {
  expect(press(key)).toEqual([1, true]);
});

it.each<[string, KeyboardEventInit, number]>([
  ['with Ctrl', { ctrlKey: true }, 0],
  ['held down in a hydrated carousel', { repeat: true }, -1],
])('End %s does not scroll the strip', (_, more, tabIndex) => {
  expect(press('End', more, tabIndex)).toEqual([0, false]);
});
