/** @jest-environment node */
import { withFakeClock } from '../../support/fake-clock';
import { createAdvanceTimer } from '@/lib/carousel/advance-timer';

withFakeClock();

/** A timer that counts its moves; `after` lets milliseconds pass. */
function startTimer(elapsedMs = 0) {
  const timer = createAdvanceTimer();
  const advance = jest.fn();
  timer.begin(elapsedMs);
  const start = () => timer.start(advance);
  const after = (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds);
    return advance.mock.calls.length;
  };
  start();
  return { timer, start, after };
}

it.each([
  [0, 10_000],
  [4000, 6000],
  [7000, 3000],
  [60_000, 3000],
])('begun %d ms after the load it moves in %d ms and then every 20 s', (elapsedMs, delay) => {
  const { after } = startTimer(elapsedMs);

  expect([after(delay - 1), after(1), after(19_999), after(1)]).toEqual([0, 1, 1, 2]);
});

it('after each thing that the visitor did it moves in 20 s', () => {
  const { timer, after } = startTimer();
  for (const milliseconds of [9999, 19_999, 19_999]) {
    expect(after(milliseconds)).toBe(0);
    timer.touched();
  }

  expect([after(19_999), after(1)]).toEqual([0, 1]);
});

it.each([
  ['untouched', () => {}, 10_000],
  ['touched before', (timer: ReturnType<typeof createAdvanceTimer>) => timer.touched(), 20_000],
])('stopped it moves no more, and started again, %s, its whole time counts', (_, act, delay) => {
  const { timer, start, after } = startTimer(60_000);
  act(timer);
  timer.stop();
  expect(after(60_000)).toBe(0);

  start();

  expect([after(delay - 1), after(1)]).toEqual([0, 1]);
});

it('what a visitor does while it is stopped starts nothing, and counts afterwards', () => {
  const { timer, start, after } = startTimer();
  timer.stop();
  timer.touched();
  expect(after(60_000)).toBe(0);

  start();

  expect([after(19_999), after(1)]).toEqual([0, 1]);
});
