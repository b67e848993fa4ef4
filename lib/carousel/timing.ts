import { cubicBezier } from './cubic-bezier';

/** Constants of the specification, section 9. Times in milliseconds. */
export const FIRST_ADVANCE_MS = 10_000;
export const ADVANCE_MS = 20_000;
export const STEP_MS = 400;
export const RESIZE_DEBOUNCE_MS = 500;
export const stepEasing = cubicBezier(0, 0, 0.2, 1);

/** Speed of the pointer, in CSS pixels per millisecond, from which a release is a flick. */
export const FLICK_SPEED = 0.5;
