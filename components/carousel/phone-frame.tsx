import { type ReactNode } from 'react';

/** Width of the frame's content, as the attribute `sizes` says it. */
export const PHONE_FRAME_SIZES = '(min-width: 768px) 276px, 212px';

interface PhoneFrameProps {
  readonly children: ReactNode;
}

/** A plain phone around a screenshot; its size fits a phone's and a computer's screen. */
export const PhoneFrame = ({ children }: PhoneFrameProps) => (
  <div className="w-56 shrink-0 overflow-hidden rounded-[1.75rem] border-[6px] border-ink/85 bg-sunken shadow-lg sm:w-72 dark:border-line phone:w-56">
    {children}
  </div>
);
