import { PauseIcon, PlayIcon } from '@/components/ui/icons';

interface RotationControlProps {
  readonly isRotating: boolean;
  readonly onToggle: () => void;
}

/**
 * Stops and starts the rotation. First in the tab order, so that it is met
 * before anything that moves; absent where less motion is asked for, because
 * there nothing ever moves by itself.
 */
export const RotationControl = ({ isRotating, onToggle }: RotationControlProps) => (
  <button
    type="button"
    aria-label={isRotating ? 'Остановить автопрокрутку' : 'Запустить автопрокрутку'}
    onClick={onToggle}
    className="round-button motion-reduce:hidden"
  >
    {isRotating ? <PauseIcon /> : <PlayIcon />}
  </button>
);
