interface CarouselPlaceProps {
  /** Number of the slide, from 1. */
  readonly number: number;
  readonly count: number;
}

/** The slide's number. It is hidden from screen readers, because the slide's accessible name contains it. */
export const CarouselPlace = ({ number, count }: CarouselPlaceProps) => (
  <p aria-hidden="true" suppressHydrationWarning className="carousel-place text-muted">
    {`${number}\u00a0из\u00a0${count}`}
  </p>
);
