import { type Ref } from 'react';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '@/components/ui/icons';

/** Returns a slide's group, which may be empty, and its number, from 1, in words. */
export const placeInWords = (number: number, count: number, group: string) =>
  `${group && `${group}\u00a0· `}${number}\u00a0из\u00a0${count}`;

export const roundButtonStyle =
  'smooth grid size-12 place-items-center rounded-full border border-edge bg-surface hover:border-link hover:text-link';

const arrow = { type: 'button', 'data-repeat': '' } as const;

interface ControlsProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isRotating: boolean;
  readonly onToggle: () => void;
  /** Called with 1 for the next slide and with -1 for the previous one. */
  readonly onStep: (direction: number) => void;
  /** The slide's group and number, for phones. Screen readers get them from the slide. */
  readonly place: string;
}

/** The carousel's buttons and the slide's number. CSS moves them below the slide (docs/decisions.md, the controls). */
export const CarouselControls = ({ ref, isRotating, onToggle, onStep, place }: ControlsProps) => (
  <div className="carousel-controls hidden flex-wrap items-center justify-center gap-2 scripted:flex">
    <button
      ref={ref}
      type="button"
      aria-label={isRotating ? 'Остановить автопрокрутку' : 'Запустить автопрокрутку'}
      onClick={onToggle}
      className={`${roundButtonStyle} motion-reduce:hidden`}
    >
      {isRotating ? <PauseIcon /> : <PlayIcon />}
    </button>
    <p aria-hidden data-shown="" suppressHydrationWarning className="carousel-place text-muted">
      {place}
    </p>
    <button
      {...arrow}
      aria-label="Предыдущий слайд"
      onClick={() => onStep(-1)}
      className={`${roundButtonStyle} -order-1`}
    >
      <PreviousIcon />
    </button>
    <button
      {...arrow}
      aria-label="Следующий слайд"
      onClick={() => onStep(1)}
      className={roundButtonStyle}
    >
      <NextIcon />
    </button>
  </div>
);

interface CarouselDotsProps {
  /** For each slide the name of its group; empty if it has none. The slides of a group stand together. */
  readonly groups: readonly string[];
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** A dot for each slide. Lines of dots break between groups, or inside a group that is wider than the carousel. */
export const CarouselDots = ({ groups, selected, onSelect }: CarouselDotsProps) => (
  <div
    role="group"
    aria-label="Выбор слайда"
    // Without padding, 19 dots fit on two lines in a narrow window.
    className="carousel-dots mt-2 hidden flex-wrap justify-center gap-x-4 text-center scripted:flex"
  >
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
                data-dot=""
                onClick={() => onSelect(index)}
                className="carousel-dot"
              />
            ),
        )}
      </span>
    ))}
  </div>
);
