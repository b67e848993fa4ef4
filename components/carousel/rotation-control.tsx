import { type Ref } from 'react';
import { PauseIcon, PlayIcon } from '@/components/ui/icons';

interface RotationControlProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isRotating: boolean;
  readonly onToggle: () => void;
}

/**
 * Stops and starts the rotation. It is the first control, so that keyboard users reach it before
 * anything that moves. It is hidden from visitors who prefer reduced motion, because the carousel does
 * not move by itself for them.
 */
export const RotationControl = ({ ref, isRotating, onToggle }: RotationControlProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={isRotating ? 'Остановить автопрокрутку' : 'Запустить автопрокрутку'}
    onClick={onToggle}
    className="round-button motion-reduce:hidden"
  >
    {isRotating ? <PauseIcon /> : <PlayIcon />}
  </button>
);
