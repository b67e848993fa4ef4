import { type Ref } from 'react';
import { PauseIcon, PlayIcon } from '@/components/ui/icons';

interface RotationControlProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isRotating: boolean;
  readonly onToggle: () => void;
}

/**
 * Stops and starts the rotation. It is the first control, so that it is reached before anything
 * that moves. Visitors who ask for reduced motion do not get it, because for them nothing moves by
 * itself.
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
