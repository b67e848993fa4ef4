import { type ComponentProps } from 'react';

/**
 * Keeps the slides' elements of the page: React neither renders nor compares
 * them.
 */
const asTheyStand = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The row of slides. The server renders them once; the hydrated carousel is
 * given none and takes those of the page, so that they never travel twice.
 */
export const Slides = ({ children, ...row }: ComponentProps<'div'>) =>
  children === undefined ? <div {...row} {...asTheyStand} /> : <div {...row}>{children}</div>;
