import { type ReactNode } from 'react';

/** Width of the frame's content, for the attribute `sizes`. */
export const PHONE_FRAME_SIZES = '(min-width: 768px) 276px, 212px';

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
