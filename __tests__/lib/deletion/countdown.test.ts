/** @jest-environment jsdom */
import { formatTime } from '@/lib/deletion/countdown';

it('seconds are written with minutes and two digits', () => {
  expect([9, 60, 754].map(formatTime)).toEqual(['00:09', '01:00', '12:34']);
});
