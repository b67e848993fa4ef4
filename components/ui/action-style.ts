/**
 * Looks of buttons and of links that are a page's main actions; app/styles/actions.css has them. Of
 * the programs, the one for the visitor's device is the loud one: known by the pointer, so without
 * scripts, too.
 */
export const buttonStyle = {
  primary: 'action-button smooth loud',
  secondary: 'action-button smooth',
  primaryOn: {
    android: 'action-button smooth touch:loud',
    windows: 'action-button smooth mouse:loud',
  },
} as const;

/** Look of a link inside running text; also in app/styles/actions.css. */
export const textLinkStyle = 'inline-link';
