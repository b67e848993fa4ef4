import { Fragment } from 'react';

interface CarouselDotsProps {
  /** For each slide the name of its group; empty if it has none. The slides of a group stand together. */
  readonly groups: readonly string[];
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/**
 * A dot for each slide. In a narrow window the dots wrap between groups, or inside a group that is wider than the
 * window, and `text-wrap: balance` makes the lines about equally long. The dots are separated by spaces, because
 * Firefox balances only text with spaces.
 */
export const CarouselDots = ({ groups, selected, onSelect }: CarouselDotsProps) => (
  <div role="group" aria-label="Выбор слайда" className="carousel-dots hidden scripted:block">
    {[...new Set(groups)].map((name) => (
      <Fragment key={name}>
        <span>
          {groups.map(
            (group, index) =>
              group === name && (
                <Fragment key={index}>
                  <button
                    type="button"
                    aria-label={`Слайд ${index + 1}`}
                    aria-current={index === selected ? 'true' : undefined}
                    onClick={() => onSelect(index)}
                    className="carousel-dot"
                  />{' '}
                </Fragment>
              ),
          )}
        </span>{' '}
      </Fragment>
    ))}
  </div>
);
