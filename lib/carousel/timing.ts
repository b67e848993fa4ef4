import { cubicBezier } from './cubic-bezier';

/** When and how the carousel moves, from the product's specification. Times are in milliseconds. */
export const FIRST_ADVANCE_MS = 10_000;
export const ADVANCE_MS = 20_000;
/** The first slide stays at least this long after the carousel has been hydrated. */
export const SHORTEST_VIEW_MS = 3000;
export const STEP_MS = 400;
export const RESIZE_DEBOUNCE_MS = 500;
export const stepEasing = cubicBezier(0, 0, 0.2, 1);

/** Lowest pointer speed at which a release is a flick, in CSS pixels per millisecond. */
export const FLICK_SPEED = 0.5;

/** Fraction of a slide's width. A drag without a flick must cover it to reach the next slide. */
export const MOVE_ON_SHARE = 1 / 3;
