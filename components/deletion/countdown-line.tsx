import { useEffect, useRef, type RefCallback } from 'react';
import { COUNTDOWN_SECONDS, formatTime } from '@/lib/browser/deletion/countdown';
import { type deletionForm } from '@/lib/words/deletion-form';

interface CountdownLineProps {
  readonly words: typeof deletionForm;
  /** Seconds left; at 0 nothing is shown. */
  readonly seconds: number;
  readonly timerRef: RefCallback<HTMLElement>;
}

/**
 * The remaining seconds, beside the button if there is room. With `role="timer"`, screen readers do not announce each
 * second. The beginning and the end of the wait are announced if the focus stays in the field. If it moves instead, screen
 * readers read the element that receives it.
 */
export function CountdownLine({ words, seconds, timerRef }: CountdownLineProps) {
  const { wait, waitBegins, waitEnds } = words;
  const announcement = useRef<HTMLParagraphElement>(null);
  const previous = useRef(0);

  useEffect(() => {
    const isEdge = seconds === COUNTDOWN_SECONDS || (seconds === 0 && previous.current > 0);
    const message = seconds > 0 ? waitBegins : waitEnds;
    const isInField = document.activeElement instanceof HTMLInputElement;
    announcement.current!.textContent = isEdge && isInField ? message : '';
    previous.current = seconds;
  }, [seconds, waitBegins, waitEnds]);

  return (
    <div
      data-reserve={`${wait} ${formatTime(COUNTDOWN_SECONDS)}`}
      className="reserved col-span-full mt-2 text-sm text-muted tabular-nums @min-[15rem]:col-[2] @min-[15rem]:mt-0"
    >
      {seconds > 0 && (
        <p ref={timerRef} role="timer" tabIndex={-1}>
          {`${wait} ${formatTime(seconds)}`}
        </p>
      )}
      <p ref={announcement} aria-live="polite" className="sr-only" />
    </div>
  );
}
