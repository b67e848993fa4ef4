/** Look of a link inside running text. */
export const textLinkStyle =
  'text-accent underline decoration-1 underline-offset-4 hover:decoration-2';
