interface CarouselPlaceProps {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** Which slide it is, for the eye; screen readers have it from the slide's name. */
export const CarouselPlace = ({ number, count }: CarouselPlaceProps) => (
  <p
    aria-hidden="true"
    suppressHydrationWarning
    className="carousel-place hidden text-sm text-muted scripted:block"
  >
    {`${number} из\u00a0${count}`}
  </p>
);
