interface CarouselDotsProps {
  /** For each slide the name of its group; empty if it has none. The slides of a group stand together. */
  readonly groups: readonly string[];
  /** Index of the selected slide, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** A dot for each slide. Lines of dots break between groups, or inside a group that is wider than the carousel. */
export const CarouselDots = ({ groups, selected, onSelect }: CarouselDotsProps) => (
  <div role="group" aria-label="Выбор слайда" className="carousel-dots hidden scripted:flex">
    {[...new Set(groups)].map((name) => (
      <span key={name}>
        {groups.map(
          (group, index) =>
            group === name && (
              <button
                key={index}
                type="button"
                aria-label={`Слайд ${index + 1}`}
                aria-current={index === selected ? 'true' : undefined}
                data-repeat=""
                onClick={() => onSelect(index)}
                className="carousel-dot"
              />
            ),
        )}
      </span>
    ))}
  </div>
);
