/** @jest-environment jsdom */
import { SLIDE_WIDTH, startStrip } from '../../support/strip';
import { debouncedReInit } from '@/lib/carousel/debounced-re-init';
import { easedStep } from '@/lib/carousel/eased-step';
import { dependencies } from '@/package.json';

/*
 * Fails at every update of Embla, on purpose. Then read the release's changes of ScrollBody,
 * ScrollTo and DragHandler, try a step, a drag and a flick in a browser, and put the new version
 * here and into the comments of eased-step.ts, flick.ts and percent-translate.ts, which use its engine.
 */
it('Embla is pinned to the version whose engine the plug-ins know', () => {
  const packages = Object.entries(dependencies).filter(([name]) => name.startsWith('embla'));

  expect(packages.map(([, version]) => version)).toEqual(['8.6.0', '8.6.0', '8.6.0']);
});

beforeEach(() => void jest.useFakeTimers());

// That a step without motion takes no time: e2e/chromium/preferences.spec.ts.
it('a new step on the way starts its time anew from the place reached', () => {
  /** One painted frame of the fake clock, in milliseconds; the time of a step runs from its first one. */
  const frame = 16;
  const { api, slidesMoved } = startStrip(8, [easedStep(20 * frame, (time) => time ** 2)]);
  for (let steps = 0; steps < 2; steps += 1) {
    api.scrollNext();
    jest.advanceTimersByTime((1 + 10) * frame);
  }

  expect(slidesMoved()).toBeCloseTo(0.25 + 1.75 * 0.25, 2);
});

it.each([
  ['when it has rested for 500 ms, and by Embla not at once', [300], 1],
  ['once after many changes', [390, 380, 370, 360, 350], 1],
  ['never where it has not changed', [SLIDE_WIDTH], 0],
  ['never where it comes back before it has rested', [300, SLIDE_WIDTH], 0],
])('a carousel’s width is measured %s', (_, widths, times) => {
  const { api, widen } = startStrip(3, []);
  const measured = jest.fn();
  api.on('reInit', measured);
  const watchResize = debouncedReInit();
  const measuredAfter = (ms: number) => {
    jest.advanceTimersByTime(ms);
    return measured.mock.calls.length;
  };
  for (const width of widths) {
    widen(width);
    expect([watchResize(api), measuredAfter(499)]).toEqual([false, 0]);
  }

  expect([measuredAfter(1), measuredAfter(5000)]).toEqual([times, times]);
});
