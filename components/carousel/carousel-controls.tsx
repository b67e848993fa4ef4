import { type ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '@/components/ui/icons';

interface CarouselControlsProps {
  /** The rotation control and the number of the slide. */
  readonly children: ReactNode;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/**
 * The buttons of the carousel and the slide's number, in one row. In the source they come before the slides
 * and begin with the rotation control, as the carousel pattern of ARIA Authoring Practices requires. On the
 * screen they are below the slides, in a wide window below their text, with the rotation control between the
 * arrows. While the code loads, the loader queues every click on an arrow and not only one.
 */
export const CarouselControls = ({ children, onPrevious, onNext }: CarouselControlsProps) => (
  <div className="carousel-controls hidden scripted:flex">
    {children}
    <button
      type="button"
      aria-label="Предыдущий слайд"
      onClick={onPrevious}
      data-repeats=""
      className="round-button -order-1"
    >
      <PreviousIcon />
    </button>
    <button
      type="button"
      aria-label="Следующий слайд"
      onClick={onNext}
      data-repeats=""
      className="round-button"
    >
      <NextIcon />
    </button>
  </div>
);
