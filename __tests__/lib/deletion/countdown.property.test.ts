/** @jest-environment node */
import fc from 'fast-check';
import { countdownDeadline, formatTime, secondsLeft } from '@/lib/deletion/countdown';

const anyMoment = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.maxSafeInteger());
const anySeconds = fc.nat({ max: 1_000_000 });

it('the shown time reads back to the seconds', () => {
  fc.assert(
    fc.property(anySeconds, (seconds) => {
      const [minutes = '', rest = '', ...more] = formatTime(seconds).split(':');

      expect([minutes, rest].join(':')).toMatch(/^\d{2,}:[0-5]\d$/);
      expect(more).toEqual([]);
      expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
    }),
  );
});

it('whatever the clock says, whole seconds from 0 to 30 are left', () => {
  fc.assert(
    fc.property(anyMoment, anyMoment, (deadline, now) => {
      const seconds = secondsLeft(deadline, now);

      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(30);
    }),
  );
});

it('the seconds never grow while the clock runs on', () => {
  const wait = fc.nat({ max: 40_000 });
  fc.assert(
    fc.property(fc.nat(), wait, wait, (start, first, second) => {
      const deadline = countdownDeadline(start);
      const [earlier, later] = [first, second].sort((a, b) => a - b) as [number, number];

      expect(secondsLeft(deadline, start + later)).toBeLessThanOrEqual(
        secondsLeft(deadline, start + earlier),
      );
    }),
  );
});

it('a wait that starts now has 30 seconds, and none after 30 seconds', () => {
  fc.assert(
    fc.property(fc.nat(), (now) => {
      expect(secondsLeft(countdownDeadline(now), now)).toBe(30);
      expect(secondsLeft(countdownDeadline(now), now + 30_000)).toBe(0);
    }),
  );
});
