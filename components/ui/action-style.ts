/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/shared.css). With `primaryOn` the Android
 * button is primary on touch devices, the Windows button on all others, and none on Apple's (app/globals.css).
 */
export const buttonStyle = {
  primary: 'action-button smooth loud',
  secondary: 'action-button smooth',
  primaryOn: {
    android: 'action-button smooth not-apple:touch:loud',
    windows: 'action-button smooth not-apple:pc:mouse:loud',
    all: 'action-button smooth not-apple:pc:loud',
  },
} as const;

export const textLinkStyle = 'inline-link';

/** Class of a link or button in a line of facts. It is at least 44px high, and the line is not. */
export const textTargetStyle = `${textLinkStyle} -my-2.5 inline-block py-2.5`;
