import { NextIcon, PreviousIcon } from '@/components/ui/icons';

interface CarouselControlsProps {
  readonly count: number;
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSelect: (index: number) => void;
}

/** Previous, next and a dot for each slide. While the code is on its way, each press of an arrow counts. */
export function CarouselControls({
  count,
  selected,
  onPrevious,
  onNext,
  onSelect,
}: CarouselControlsProps) {
  return (
    <>
      <div className="carousel-arrows flex gap-2">
        <button
          type="button"
          aria-label="Предыдущий слайд"
          onClick={onPrevious}
          data-repeats=""
          className="carousel-button hidden scripted:flex"
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          aria-label="Следующий слайд"
          onClick={onNext}
          data-repeats=""
          className="carousel-button hidden scripted:flex"
        >
          <NextIcon />
        </button>
      </div>
      <div
        role="group"
        aria-label="Выбор слайда"
        className="carousel-dots hidden flex-wrap justify-center scripted:flex"
      >
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Слайд ${index + 1}`}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onSelect(index)}
            className="carousel-dot"
          />
        ))}
      </div>
    </>
  );
}
