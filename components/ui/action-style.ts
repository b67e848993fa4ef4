/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/shared.css). A button with a
 * class of `primaryOn` is primary only on some devices: the Android button on touch devices, the Windows button
 * on all others, and none on Apple's devices. Media queries recognise the devices, except for a Mac with Chrome or
 * Firefox and a tablet with Windows, which the loader recognises (`data-device`).
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

/** Class of a link in running text (app/styles/shared.css). */
export const textLinkStyle = 'inline-link';

/** Class of a link or button in a line of facts. It is at least 44px high, and the line is not. */
export const textTargetStyle = `${textLinkStyle} -my-2.5 inline-block py-2.5`;
