/** @jest-environment jsdom */
import { startStrip } from '../../support/strip';
import { easedStep } from '@/lib/carousel/eased-step';

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
