// Selectors of the attributes by which the carousel's code finds its parts (docs/how-a-page-is-made.md).

/** The strip until Embla moves it. */
export const NATIVE_STRIP = '[data-strip]:not([data-state=ready] *)';
/** Matches no element that a browser extension has added. */
export const SLIDE = '[data-slide]';
export const TITLE = '[data-title]';
export const PLACE = '[data-place]';
export const SHOWN = '[data-shown]';
export const WORDS = '[data-words]';
export const PICTURE_LINK = '[data-enlarge]';
export const DESCRIPTION = '[data-description]';
export const DOT = '[data-dot]';
