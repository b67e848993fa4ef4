/**
 * Styles of buttons and of links that are main actions of a page; app/styles/actions.css has them.
 * If there are two programs, the one for the visitor's device is primary. A media query for the
 * pointer decides, so it works without scripts.
 */
export const buttonStyle = {
  primary: 'action-button smooth loud',
  secondary: 'action-button smooth',
  primaryOn: {
    android: 'action-button smooth touch:loud',
    windows: 'action-button smooth mouse:loud',
  },
} as const;

/** Style of a link inside running text; also in app/styles/actions.css. */
export const textLinkStyle = 'inline-link';
