/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/actions.css). With `primaryOn`,
 * the Android button is primary on touch devices, and the Windows button is primary on all other devices.
 * A media query recognises touch devices, so no script is needed.
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
