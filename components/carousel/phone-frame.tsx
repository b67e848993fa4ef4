import { type ReactNode } from 'react';

interface PhoneFrameProps {
  /** Address of the large picture. */
  readonly enlargedHref: string;
  /** What the picture shows. */
  readonly description: string;
  readonly children: ReactNode;
}

/**
 * A plain phone around a screenshot. It is a link to the large picture, which the running carousel
 * opens in a dialog. The description is a text of the link and not the picture's: a picture that
 * waits until the carousel is used has no alternative text either.
 */
export const PhoneFrame = ({ enlargedHref, description, children }: PhoneFrameProps) => (
  <a href={enlargedHref} className="slide-phone">
    <span className="sr-only">
      Увеличить снимок: <span>{description}</span>
    </span>
    {children}
  </a>
);
