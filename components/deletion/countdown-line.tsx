import { useLayoutEffect, useRef } from 'react';
import { deletionForm } from '@/lib/content/deletion-form';
import { COUNTDOWN_SECONDS, formatTime } from '@/lib/deletion/countdown';

interface CountdownLineProps {
  /** Seconds left; 0: there is no wait, and nothing is shown. */
  readonly seconds: number;
  /** Called when it goes and takes the focus with it; must stay the same function. */
  readonly onFocusLost: () => void;
}

const text = (seconds: number) => `${deletionForm.wait} ${formatTime(seconds)}`;

function Timer({ seconds, onFocusLost }: CountdownLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <p ref={line} role="timer" tabIndex={-1}>
      {text(seconds)}
    </p>
  );
}

/**
 * The wait, second by second, in reserved space. Screen readers do not announce
 * a timer's changes. It gets the focus from the button, which is disabled during
 * the wait.
 */
export const CountdownLine = (props: CountdownLineProps) => (
  <div
    data-reserve={text(COUNTDOWN_SECONDS)}
    className="reserved form-wait text-muted tabular-nums"
  >
    {props.seconds > 0 && <Timer {...props} />}
  </div>
);
