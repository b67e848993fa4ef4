/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/actions.css). With
 * `primaryOn`, a program's button is primary only on devices that can run the program. A media query for
 * the pointer recognises these devices, so no script is needed.
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
