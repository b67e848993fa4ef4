/** @jest-environment jsdom */
import { watchEndKeys } from '@/lib/carousel/end-keys';

watchEndKeys();

/** Presses a key in a strip. @returns where the strip was scrolled, and whether the page was kept from scrolling */
function press(key: string, more: KeyboardEventInit = {}, state = '') {
  document.body.innerHTML = `<div data-island ${state}><p class="carousel-strip"><a></a></p></div>`;
  const scrollTo = jest.fn();
  document.querySelector('p')!.scrollTo = scrollTo;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector('a')!.dispatchEvent(event);
  return [scrollTo.mock.calls.length, event.defaultPrevented];
}

it.each(['Home', 'End'])('%s scrolls the native strip, not the page', (key) => {
  expect(press(key)).toEqual([1, true]);
});

it.each([
  ['with Ctrl', { ctrlKey: true }, ''],
  ['held down in a carousel that is ready', { repeat: true }, 'data-state="ready"'],
])('End %s does not scroll the strip', (_, more, state) => {
  expect(press('End', more, state)).toEqual([0, false]);
});
