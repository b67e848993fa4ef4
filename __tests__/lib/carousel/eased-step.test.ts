/** @jest-environment jsdom */
import { startStrip } from '../../support/strip';
import { easedStep } from '@/lib/carousel/eased-step';

beforeEach(() => void jest.useFakeTimers());

// e2e/chromium/preferences.spec.ts tests steps with reduced motion.
it('a step that begins during another one starts from the current position and takes its full duration', () => {
  /** Milliseconds of one frame of the fake clock. The time of a step runs from its first frame. */
  const frame = 16;
  const { api, slidesMoved } = startStrip(8, [easedStep(20 * frame, (time) => time ** 2)]);
  for (let steps = 0; steps < 2; steps += 1) {
    api.scrollNext();
    jest.advanceTimersByTime((1 + 10) * frame);
  }

  expect(slidesMoved()).toBeCloseTo(0.25 + 1.75 * 0.25, 2);
});
