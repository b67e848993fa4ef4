import { carouselButtonStyle } from './carousel-button-style';
import { NextIcon, PreviousIcon } from '@/components/ui/icons';

interface CarouselControlsProps {
  readonly count: number;
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onSelect: (index: number) => void;
}

/** Previous, next and a dot for each slide. */
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
          className={`${carouselButtonStyle} hidden scripted:flex`}
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          aria-label="Следующий слайд"
          onClick={onNext}
          className={`${carouselButtonStyle} hidden scripted:flex`}
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
            className="group flex size-7 items-center justify-center rounded-full"
          >
            <span className="size-2.5 rounded-full border border-muted transition-colors duration-open group-hover:bg-muted group-aria-[current=true]:border-accent group-aria-[current=true]:bg-accent forced-colors:border-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:group-aria-[current=true]:bg-[Highlight]" />
          </button>
        ))}
      </div>
    </>
  );
}
