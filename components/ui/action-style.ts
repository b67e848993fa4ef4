/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/shared.css). With `primaryOn` the Android
 * button is primary on touch devices and Macs, the Windows button on all others. `all` is for the only program that can
 * be installed. None is primary on Apple's touch devices (app/globals.css).
 */
export const buttonStyle = {
  primary: 'action-button smooth loud',
  secondary: 'action-button smooth',
  primaryOn: {
    android: 'action-button smooth loud apple:touch:quiet not-apple:not-mac:mouse:quiet',
    windows: 'action-button smooth not-apple:not-mac:mouse:loud',
    all: 'action-button smooth loud apple:touch:quiet',
  },
} as const;

export const textLinkStyle = 'inline-link';

/** Class of a link or button in a line of facts. It is at least 44px high, and the line is not. */
export const textTargetStyle = `${textLinkStyle} -my-2.5 inline-block py-2.5`;
