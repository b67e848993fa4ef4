/**
 * Classes of buttons, and of links that are a page's main actions (app/styles/actions.css). With `primaryOn`,
 * a program's button is primary only on the devices that the program runs on. A media query for the pointer
 * decides this, so it works without scripts.
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
