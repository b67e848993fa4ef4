import { Fragment } from 'react';

interface CarouselDotsProps {
  readonly count: number;
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * A dot for each slide. In a narrow window the dots wrap, and `text-wrap: balance` makes the lines about
 * equally long. The dots are separated by spaces, because Firefox balances only text with spaces.
 */
export const CarouselDots = ({ count, selected, onSelect }: CarouselDotsProps) => (
  <div role="group" aria-label="Выбор слайда" className="carousel-dots hidden scripted:block">
    {Array.from({ length: count }, (_, index) => (
      <Fragment key={index}>
        <button
          type="button"
          aria-label={`Слайд ${index + 1}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="carousel-dot"
        />{' '}
      </Fragment>
    ))}
  </div>
);
