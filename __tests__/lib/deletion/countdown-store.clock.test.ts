import { startedCountdown } from '../../support/countdown';
import { withFreshVisits } from '../../support/fake-clock';
import { createCountdown } from '@/lib/deletion/countdown-store';

withFreshVisits();

it('is not stretched by a tab that sleeps', () => {
  const { countdown, told } = startedCountdown();
  jest.advanceTimersByTime(1000);

  jest.setSystemTime(Date.now() + 20_000);
  jest.advanceTimersByTime(1000);

  expect([countdown.getSeconds(), told.at(-1)]).toEqual([8, 8]);
});

it('a tab that sleeps beyond the end wakes up to 0', () => {
  const { countdown } = startedCountdown();

  jest.setSystemTime(Date.now() + 3_600_000);

  expect(countdown.getSeconds()).toBe(0);
});

it('never shows more than 30 seconds when the clock is set back', () => {
  const { countdown } = startedCountdown();

  jest.setSystemTime(Date.now() - 3_600_000);

  expect(countdown.getSeconds()).toBe(30);
});

it('a reload forgets a wait that the clock, set back, would stretch', () => {
  startedCountdown();

  jest.setSystemTime(Date.now() - 3_600_000);

  expect(createCountdown().getSeconds()).toBe(0);
});

it('ends after 30 seconds although the clock is set back', () => {
  const { countdown } = startedCountdown();
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(31_000);

  expect(countdown.getSeconds()).toBe(0);
});
