/** @jest-environment jsdom */
import { formatTime } from '@/lib/deletion/countdown';

it('a time in seconds is written as minutes and seconds with two digits each', () => {
  expect([9, 60, 754].map(formatTime)).toEqual(['00:09', '01:00', '12:34']);
});
