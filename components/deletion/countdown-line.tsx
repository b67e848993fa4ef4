import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { deletionForm } from '@/lib/content/deletion-form';
import { COUNTDOWN_SECONDS, formatTime } from '@/lib/deletion/countdown';

interface CountdownLineProps {
  /** Seconds left; at 0 nothing is shown. */
  readonly seconds: number;
  /** Called when the line disappears while it has the focus. */
  readonly onFocusLost: () => void;
}

const text = (seconds: number) => `${deletionForm.wait} ${formatTime(seconds)}`;

function Timer({ seconds, onFocusLost }: CountdownLineProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const loseFocus = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = line.current;
    return () => {
      if (element === document.activeElement) loseFocus();
    };
  }, []);
  return (
    <p ref={line} role="timer" tabIndex={-1}>
      {text(seconds)}
    </p>
  );
}

const isInField = () => document.activeElement instanceof HTMLInputElement;

/**
 * Announces the beginning and the end of the wait if the focus stays in the field. If the focus moves
 * instead, screen readers read the element that receives it, and no announcement is needed.
 */
function Announcement({ seconds }: Pick<CountdownLineProps, 'seconds'>) {
  const line = useRef<HTMLParagraphElement>(null);
  const previous = useRef(0);
  useEffect(() => {
    const isEdge = seconds === COUNTDOWN_SECONDS || (seconds === 0 && previous.current > 0);
    const announcement = seconds > 0 ? deletionForm.waitBegins : deletionForm.waitEnds;
    line.current!.textContent = isEdge && isInField() ? announcement : '';
    previous.current = seconds;
  }, [seconds]);
  return <p ref={line} aria-live="polite" className="sr-only" />;
}

/**
 * Shows the remaining seconds in a line that takes up space even when it is empty. With `role="timer"`, screen
 * readers do not announce each second. When the button is disabled, its focus moves to this line.
 */
export const CountdownLine = (props: CountdownLineProps) => (
  <div
    data-reserve={text(COUNTDOWN_SECONDS)}
    className="reserved form-wait text-muted tabular-nums"
  >
    {props.seconds > 0 && <Timer {...props} />}
    <Announcement seconds={props.seconds} />
  </div>
);
