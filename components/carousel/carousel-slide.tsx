import { type ReactNode } from 'react';

interface CarouselSlideProps {
  /** Number of the slide, from 1. */
  readonly number: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** One slide of the strip. Its number is its accessible name. */
export const CarouselSlide = ({ number, count, children }: CarouselSlideProps) => (
  <div
    role="group"
    aria-roledescription="слайд"
    aria-label={`${number} из ${count}`}
    className="carousel-slide"
  >
    {children}
  </div>
);
