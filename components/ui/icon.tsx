import { type ReactNode } from 'react';

interface IconProps {
  readonly children: ReactNode;
}

/**
 * The SVG element of every icon, a square of 24 units. Its size and colour depend on those of the text. Icons
 * are hidden from screen readers.
 */
export const Icon = ({ children }: IconProps) => (
  <svg
    aria-hidden="true"
    width="1.5em"
    height="1.5em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
