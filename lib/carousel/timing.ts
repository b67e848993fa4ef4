import { cubicBezier } from './cubic-bezier';

/** When and how the carousel moves, by the product's specification. Times in milliseconds. */
export const FIRST_ADVANCE_MS = 10_000;
export const ADVANCE_MS = 20_000;
/** If the carousel is hydrated late, its slide stays at least this long. */
export const SHORTEST_VIEW_MS = 3000;
export const STEP_MS = 400;
export const RESIZE_DEBOUNCE_MS = 500;
export const stepEasing = cubicBezier(0, 0, 0.2, 1);

/** Speed of the pointer, in CSS pixels per millisecond, from which a release is a flick. */
export const FLICK_SPEED = 0.5;

/** Share of the slide's width from which a slower release moves to the next slide, too. */
export const GO_ON_SHARE = 1 / 3;
