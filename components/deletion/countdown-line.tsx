import { type Ref } from 'react';
import { formatTime } from '@/lib/deletion/countdown';

interface CountdownLineProps {
  readonly seconds: number;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/**
 * The wait, second by second. A timer is silent for screen readers by its role;
 * it takes the focus from the button that the wait disables.
 */
export const CountdownLine = ({ seconds, ref }: CountdownLineProps) => (
  <p ref={ref} role="timer" tabIndex={-1} className="text-muted tabular-nums">
    Повторная отправка возможна через {formatTime(seconds)}
  </p>
);
