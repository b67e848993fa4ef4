/** Look of a link inside running text (app/styles/actions.css). */
export const textLinkStyle = 'text-link';
