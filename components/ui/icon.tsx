import { type ReactNode } from 'react';

interface IconProps {
  readonly children: ReactNode;
}

/** Frame of every icon: 24 units, 1.75 stroke; as large and of the colour as the text asks for, silent for screen readers. */
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
    className="shrink-0"
  >
    {children}
  </svg>
);
