/** Number of bisection steps. The remaining error is about 2⁻²⁴ of a move, far less than a pixel. */
const STEPS = 24;

/**
 * Returns one coordinate of a point on a cubic Bézier curve. The curve begins at 0 and ends at 1.
 *
 * @param a coordinate of the first control point
 * @param b coordinate of the second control point
 * @param s position on the curve, from 0 to 1
 */
const coordinate = (a: number, b: number, s: number) =>
  3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;

/**
 * The timing function `cubic-bezier(x1, y1, x2, y2)` of CSS. It maps elapsed time to progress, both from
 * 0 to 1. Times outside this range are clamped.
 */
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
