/** Classes of buttons, and of links that are a page's main actions (app/styles/buttons.css). */
export const buttonStyle = {
  primary: 'action-button smooth loud',
  secondary: 'action-button smooth',
  primaryOn: {
    android: 'action-button smooth loud-for-android',
    windows: 'action-button smooth loud-for-windows',
    all: 'action-button smooth loud-for-all',
  },
} as const;

export const textLinkStyle = 'inline-link';

/** Class of a link or button in a line of facts. It is at least 44px high, and the line is not. */
export const textTargetStyle = `${textLinkStyle} -my-2.5 inline-block py-2.5`;
