import { startedCountdown } from '../../support/countdown';
import { withFreshVisits } from '../../support/fake-clock';
import { createCountdown } from '@/lib/deletion/countdown-store';

withFreshVisits();

it('nothing is left before the first start', () => {
  expect(createCountdown().getSeconds()).toBe(0);
});

it('the start leaves 30 seconds', () => {
  expect(startedCountdown().countdown.getSeconds()).toBe(30);
});

it('a new start leaves the full 30 seconds again', () => {
  const { countdown } = startedCountdown();
  jest.advanceTimersByTime(20_000);

  countdown.start();

  expect(countdown.getSeconds()).toBe(30);
});

it('tells of every second, each once, down to 0', () => {
  const { told } = startedCountdown();

  jest.advanceTimersByTime(30_000);

  expect(told).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
});

it('tells of a second when it begins and not before', () => {
  const { told } = startedCountdown();

  jest.advanceTimersByTime(999);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(told).toEqual([29]);
});

it('leaves no timer when it has ended', () => {
  startedCountdown();

  jest.advanceTimersByTime(30_000);

  expect(jest.getTimerCount()).toBe(0);
});

it('leaves no timer when nobody listens any more, or yet', () => {
  const { countdown, unsubscribe } = startedCountdown();
  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);

  countdown.start();

  expect(jest.getTimerCount()).toBe(0);
});

it('goes on for one listener when another leaves', () => {
  const { countdown, told } = startedCountdown();
  countdown.subscribe(() => {})();

  told.length = 0;
  jest.advanceTimersByTime(2000);

  expect(told).toEqual([29, 28]);
});

it('goes on where it was after a reload', () => {
  startedCountdown();
  jest.advanceTimersByTime(12_000);

  expect(createCountdown().getSeconds()).toBe(18);
});

it('ticks after a reload as soon as somebody listens', () => {
  startedCountdown().unsubscribe();
  const reloaded = createCountdown();
  const told: number[] = [];
  reloaded.subscribe(() => told.push(reloaded.getSeconds()));

  jest.advanceTimersByTime(2000);

  expect(told.slice(-2)).toEqual([29, 28]);
});

it('runs where storage is forbidden', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { countdown } = startedCountdown();

  jest.advanceTimersByTime(5000);

  expect(countdown.getSeconds()).toBe(25);
});
