interface CarouselPlaceProps {
  /** Number of the slide, from 1. */
  readonly number: number;
  readonly count: number;
  /** Name of the slide's group; empty if it has none. */
  readonly group: string;
}

/** The slide's group and number. They are hidden from screen readers, because the slide says both itself. */
export const CarouselPlace = ({ number, count, group }: CarouselPlaceProps) => (
  <p aria-hidden="true" suppressHydrationWarning className="carousel-place text-muted">
    {`${group && `${group}\u00a0· `}${number}\u00a0из\u00a0${count}`}
  </p>
);
