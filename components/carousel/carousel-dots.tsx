interface CarouselDotsProps {
  readonly count: number;
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** A dot for each slide, in one line or in lines as even as their number allows. */
export const CarouselDots = ({ count, selected, onSelect }: CarouselDotsProps) => (
  <div role="group" aria-label="Выбор слайда" className="carousel-dots hidden scripted:block">
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
);
