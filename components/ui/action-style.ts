/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/actions.css). A button with a
 * class of `primaryOn` is primary only on some devices: the Android button on touch devices, the Windows button
 * on all others. A media query recognises touch devices, so no script is needed.
 */
export const buttonStyle = {
  primary: 'action-button smooth loud',
  secondary: 'action-button smooth',
  primaryOn: {
    android: 'action-button smooth touch:loud',
    windows: 'action-button smooth mouse:loud',
  },
} as const;

/** Class of a link in running text (app/styles/actions.css). */
export const textLinkStyle = 'inline-link';
