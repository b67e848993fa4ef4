import { drag, mouse, swipe, touch } from '../../support/drag';
import { withFakeClock } from '../../support/fake-clock';
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { flick } from '@/lib/carousel/flick';

withFakeClock();

it.each([
  ['a fast short drag to the left goes one slide on', -40, 0.6, 1],
  ['a fast short drag to the right goes one slide back, around the end', 40, 0.6, 3],
  ['a drag at the very threshold goes one slide on', -40, 0.5, 1],
  ['a slow short drag goes nowhere', -40, 0.4, 0],
  ['a slow drag over more than half of a slide settles on the next', -0.7 * SLIDE_WIDTH, 0.4, 1],
  ['a fast drag over more than half of a slide goes one slide on', -0.7 * SLIDE_WIDTH, 2, 1],
])('%s', (_, way, speed, selected) => {
  const { api, root } = startStrip(4, [flick()]);

  drag(root, way, speed);

  expect(api.selectedScrollSnap()).toBe(selected);
});

it.each([
  ['a fast swipe goes one slide on', -40, 0.6, 1],
  ['a slow swipe goes nowhere', -40, 0.4, 0],
])('%s', (_, way, speed, selected) => {
  const { api, root } = startStrip(4, [flick()]);

  swipe(root, way, speed);

  expect(api.selectedScrollSnap()).toBe(selected);
});

it('each swipe is judged by itself and from where it began', () => {
  const { api, root } = startStrip(4, [flick()]);

  for (const speed of [0.6, 0.6, 0.4]) {
    swipe(root, -40, speed);
    jest.advanceTimersByTime(2000);
  }

  expect(api.selectedScrollSnap()).toBe(2);
});

it('a drag that stops before the release goes nowhere', () => {
  const { api, root } = startStrip(4, [flick()]);

  root.dispatchEvent(mouse('mousedown', 500, 1000));
  document.dispatchEvent(mouse('mousemove', 450, 1020));
  document.dispatchEvent(mouse('mouseup', 450, 1400));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('a finger that scrolls the page over the carousel does not change the slide', () => {
  const { api, root } = startStrip(4, [flick()]);

  root.dispatchEvent(touch('touchstart', 200, 400, 1000));
  root.dispatchEvent(touch('touchmove', 198, 380, 1050));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('a touch that the browser takes over does not change the slide', () => {
  const { api, root } = startStrip(4, [flick()]);

  root.dispatchEvent(touch('touchstart', 200, 400, 1000));
  root.dispatchEvent(touch('touchmove', 195, 400, 1050));
  root.dispatchEvent(touch('touchcancel', 195, 400, 1200));

  expect(api.selectedScrollSnap()).toBe(0);
});

it('a destroyed carousel gives the engine its own end of a drag back', () => {
  const plugin = flick();
  const { api } = startStrip(4, [plugin]);
  const { scrollTo } = api.internalEngine();
  const replaced = scrollTo.distance;

  plugin.destroy();

  expect(scrollTo.distance).not.toBe(replaced);
});
