interface CarouselPlaceProps {
  /** Number of the slide, from 1. */
  readonly number: number;
  readonly count: number;
  /** Name of the slide's group; empty if it has none. */
  readonly group: string;
}

/** The slide's group and number in words. On computers they stand above the slide's heading. */
export const placeInWords = ({ number, count, group }: CarouselPlaceProps) =>
  `${group && `${group}\u00a0· `}${number}\u00a0из\u00a0${count}`;

/** The slide's group and number on phones. They are hidden from screen readers, because the slide has both. */
export const CarouselPlace = (props: CarouselPlaceProps) => (
  <p aria-hidden="true" suppressHydrationWarning className="carousel-place text-muted">
    {placeInWords(props)}
  </p>
);
