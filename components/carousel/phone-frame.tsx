import { type ReactNode } from 'react';

interface PhoneFrameProps {
  /** Address of the large picture. */
  readonly enlargedHref: string;
  /** What the picture shows. */
  readonly description: string;
  readonly children: ReactNode;
}

/**
 * The frame of a phone around a screenshot. It is a link to the large picture, which the hydrated
 * carousel opens in a dialog. The description is part of the link's text and not the picture's `alt`,
 * because CSS hides some pictures, and with them their `alt`, until the carousel is used.
 */
export const PhoneFrame = ({ enlargedHref, description, children }: PhoneFrameProps) => (
  <a href={enlargedHref} className="slide-phone">
    <span className="sr-only">
      Увеличить снимок: <span>{description}</span>
    </span>
    {children}
  </a>
);
