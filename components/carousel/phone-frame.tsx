import { type ReactNode } from 'react';

interface PhoneFrameProps {
  /** Address of the large picture. */
  readonly enlargedHref: string;
  readonly children: ReactNode;
}

/**
 * A plain phone around a screenshot. It is a link to the large picture, which the running carousel
 * opens in a dialog. The link's name includes the picture's description, because screen readers do
 * not read the content of a link that has an `aria-label`.
 */
export const PhoneFrame = ({ enlargedHref, children }: PhoneFrameProps) => (
  <a href={enlargedHref} className="slide-phone">
    <span className="sr-only">Увеличить снимок: </span>
    {children}
  </a>
);
