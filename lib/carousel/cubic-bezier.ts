/** Number of bisection steps. The remaining error is about 2⁻²⁴ of a move, far less than a pixel. */
const STEPS = 24;

/** One coordinate, at `s` from 0 to 1, of a Bézier curve from 0 to 1 with control points at `a` and `b`. */
const coordinate = (a: number, b: number, s: number) =>
  3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;

/** CSS's `cubic-bezier()`: maps elapsed time to progress, both from 0 to 1. Times outside this range are clamped. */
export const cubicBezier =
  (x1: number, y1: number, x2: number, y2: number) =>
  (time: number): number => {
    if (time <= 0) return 0;
    if (time >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (low + high) / 2;
      if (coordinate(x1, x2, middle) < time) low = middle;
      else high = middle;
    }
    return coordinate(y1, y2, (low + high) / 2);
  };
