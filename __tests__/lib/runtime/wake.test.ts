import { stubMatchMedia } from '../../support/match-media';
import { wakeAt } from '@/lib/runtime/wake';

let bring: jest.Mock;

beforeEach(() => {
  jest.useFakeTimers();
  bring = jest.fn();
  stubMatchMedia();
});
afterEach(() => jest.useRealTimers());

const load = () => window.dispatchEvent(new Event('load'));

it('«paint» brings the runtime after the first paint', () => {
  let painted = () => {};
  const observe = jest.fn();
  Object.defineProperty(window, 'PerformanceObserver', {
    configurable: true,
    value: function PaintObserver(callback: () => void) {
      painted = callback;
      return { observe };
    },
  });
  wakeAt('paint', bring);
  jest.advanceTimersByTime(60_000);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  expect(bring).not.toHaveBeenCalled();

  painted();
  jest.advanceTimersByTime(1);

  expect(bring).toHaveBeenCalledTimes(1);
});

it('«soon» brings it 6 seconds after the load, 4 before the first advance', () => {
  wakeAt('soon', bring);
  load();
  jest.advanceTimersByTime(5999);
  expect(bring).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);

  expect(bring).toHaveBeenCalledTimes(1);
});

it.each(['soon', undefined] as const)('%s brings nothing where nothing will move', (wake) => {
  stubMatchMedia('(prefers-reduced-motion: reduce)');
  wakeAt(wake, bring);
  load();
  jest.advanceTimersByTime(60_000);

  expect(bring).not.toHaveBeenCalled();
});
