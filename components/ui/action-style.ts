/** Looks of buttons and of links that are a page's main actions; their shape is in app/styles/actions.css. */
export const buttonStyle = {
  primary: 'action-button smooth bg-accent text-on-accent hover:bg-accent-strong',
  secondary:
    'action-button smooth border-line bg-surface text-ink hover:border-link hover:text-link',
} as const;

/** Look of a link inside running text; also in app/styles/actions.css. */
export const textLinkStyle = 'inline-link';
