import { type ReactNode } from 'react';

interface PhoneFrameProps {
  /** Address of the large picture. */
  readonly enlargedHref: string;
  readonly children: ReactNode;
}

/**
 * A plain phone around a screenshot. It is a link to the large picture, which
 * the carousel opens in a dialog once it runs. Its name ends with the picture's description: for a
 * link with an `aria-label` screen readers say nothing of what is in it.
 */
export const PhoneFrame = ({ enlargedHref, children }: PhoneFrameProps) => (
  <a href={enlargedHref} className="slide-phone">
    <span className="sr-only">Увеличить снимок: </span>
    {children}
  </a>
);
