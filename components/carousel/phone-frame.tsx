import { type ReactNode } from 'react';

interface PhoneFrameProps {
  /** Address of the large picture. */
  readonly enlargedHref: string;
  /** What the picture shows, in a few words. */
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A plain phone around a screenshot. It is a link to the large picture, which
 * the carousel opens in a dialog once it runs.
 */
export const PhoneFrame = ({ enlargedHref, title, children }: PhoneFrameProps) => (
  <a href={enlargedHref} aria-label={`Увеличить снимок «${title}»`} className="slide-phone">
    {children}
  </a>
);
