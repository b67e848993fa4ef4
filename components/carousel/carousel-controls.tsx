import { type ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '@/components/ui/icons';

interface CarouselControlsProps {
  /** The rotation control and the number of the slide. */
  readonly children: ReactNode;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

const arrow = { type: 'button', 'data-repeat': '' } as const;

/**
 * A row with the carousel's buttons and the slide's number. In the HTML the row precedes the slides and begins
 * with the rotation control, as the carousel pattern of ARIA Authoring Practices requires. CSS moves the row below
 * the slide or, in a wide window, below the slide's text, and puts the rotation control between the arrows.
 */
export const CarouselControls = ({ children, onPrevious, onNext }: CarouselControlsProps) => (
  <div className="carousel-controls hidden scripted:flex">
    {children}
    <button
      {...arrow}
      aria-label="Предыдущий слайд"
      onClick={onPrevious}
      className="round-button -order-1"
    >
      <PreviousIcon />
    </button>
    <button {...arrow} aria-label="Следующий слайд" onClick={onNext} className="round-button">
      <NextIcon />
    </button>
  </div>
);
