import { Fragment } from 'react';
import { Words } from '@/components/island/words';

interface CarouselDotsProps {
  readonly count: number;
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * A dot for each slide, in one line or, where the window is narrow, in lines as even as their number
 * allows: `text-wrap: balance` makes them so, for which Firefox needs the spaces between.
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
        />
        <Words> </Words>
      </Fragment>
    ))}
  </div>
);
