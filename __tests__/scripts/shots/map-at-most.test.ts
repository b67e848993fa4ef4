/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { mapAtMost } from '@/scripts/shots/map-at-most';

it('keeps the order of the items whatever ends first', async () => {
  const delays = [30, 1, 15, 2];

  expect(await mapAtMost(2, delays, (ms) => wait(ms, `${ms} ms`))).toEqual([
    '30 ms',
    '1 ms',
    '15 ms',
    '2 ms',
  ]);
});

it('works on as many items at a time as it may, and no more', async () => {
  let now = 0;
  let most = 0;
  await mapAtMost(2, [1, 2, 3, 4, 5], async () => {
    most = Math.max(most, ++now);
    await wait(2);
    now--;
  });

  expect(most).toBe(2);
});

it('passes the first failure on and begins nothing after it', async () => {
  const begun: number[] = [];
  const work = mapAtMost(2, [1, 2, 3, 4, 5], async (item) => {
    begun.push(item);
    await wait(item);
    throw new Error(`no ${item}`);
  });

  await expect(work).rejects.toThrow('no 1');
  await wait(10);
  expect(begun).toEqual([1, 2]);
});
