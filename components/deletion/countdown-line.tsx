import { type Ref } from 'react';
import { COUNTDOWN_SECONDS, formatTime } from '@/lib/deletion/countdown';

interface CountdownLineProps {
  /** Seconds left; 0: there is no wait, and nothing is shown. */
  readonly seconds: number;
  readonly ref?: Ref<HTMLParagraphElement>;
}

const text = (seconds: number) => `Повторная отправка возможна через ${formatTime(seconds)}`;

/**
 * The wait, second by second, in reserved space. Screen readers do not announce
 * a timer's changes. It gets the focus from the button, which is disabled during
 * the wait.
 */
export const CountdownLine = ({ seconds, ref }: CountdownLineProps) => (
  <div
    data-reserve={text(COUNTDOWN_SECONDS)}
    className="reserved form-wait text-muted tabular-nums"
  >
    {seconds > 0 && (
      <p ref={ref} role="timer" tabIndex={-1}>
        {text(seconds)}
      </p>
    )}
  </div>
);
