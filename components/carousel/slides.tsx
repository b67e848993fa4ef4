import { type ComponentProps } from 'react';

/**
 * Keeps the slides' elements of the page: React neither renders nor compares
 * them.
 */
const keptHtml = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The row of slides. The server renders them. The hydrated carousel gets no
 * children and keeps the page's own, so that they are downloaded only once.
 */
export const Slides = ({ children, ...row }: ComponentProps<'div'>) =>
  children === undefined ? <div {...row} {...keptHtml} /> : <div {...row}>{children}</div>;
